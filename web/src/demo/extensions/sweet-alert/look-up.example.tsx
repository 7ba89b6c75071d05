import { type FormEvent, useState } from 'react';
import { askSample } from '../../../data/sample.ts';
import type { EmployeeList } from '../../../sample-data/datatables/datatables.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AlertDialog } from '../../../ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

type Found = { readonly name: string; readonly says: string };

async function lookUp(q: string): Promise<Found | undefined> {
  const values = { q, perPage: 1, page: 1 };
  const list = await askSample<EmployeeList>({ method: 'GET', path: '/api/datatables/data', values });
  const [employee] = list.invoices;
  return employee && { name: employee.full_name, says: `${employee.post}, en ${employee.city}` };
}

export default function LookUpAlert() {
  const [name, setName] = useState('Elena');
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<Found>();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
    const answer = await lookUp(name.trim()).finally(() => setAsking(false));
    setFound(answer ?? { name: 'Nadie', says: `No hay nadie que se llame «${name.trim()}».` });
  };
  return (
    <>
      <form
        className={styles.beside}
        onSubmit={(event) => {
          ask(event).catch(notifyFailure);
        }}
      >
        <TextField label="A quién buscas" required value={name} onChange={setName} />
        <Button type="submit" busy={asking}>
          Buscar
        </Button>
      </form>
      <AlertDialog
        open={found !== undefined}
        onClose={() => setFound(undefined)}
        title={found?.name ?? ''}
        confirm="Entendido"
      >
        {found?.says}
      </AlertDialog>
    </>
  );
}
