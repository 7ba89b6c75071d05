import { IconForms } from '@tabler/icons-react';
import type { Call, campos, etiquetas } from '@vatio/contract';
import { useState } from 'react';
import { Button } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import styles from './own-fields.module.css';
import { ownText } from './own-text.ts';
import { useOwnFields } from './use-own-fields.ts';

const DIALOG = later(async () => (await import('./own-fields-dialog.tsx')).OwnFieldsDialog);

type Props = {
  readonly entidad: etiquetas.Entidad;
  readonly id: string;
  readonly values: campos.Campos | undefined;
  readonly label: string;
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/** What the house's own fields say of one thing, on its page, with the button that writes them. */
export function OwnFieldsOf({ entidad, id, values = {}, label, invalidates }: Props) {
  const own = useOwnFields(entidad);
  const [open, setOpen] = useState(false);
  if (own.length === 0) return null;
  const written = own.filter(({ hueco }) => values[hueco] !== undefined);
  return (
    <div className={styles.row}>
      {written.length > 0 && (
        <dl className={styles.values}>
          {written.map((campo) => (
            <div key={campo.hueco}>
              <dt>{campo.nombre}</dt>
              <dd>{ownText(campo, values[campo.hueco])}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button small look="quiet" icon={IconForms} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <OnDemand
        part={DIALOG}
        open={open}
        props={{ entidad, id, own, values, invalidates, onClose: () => setOpen(false) }}
      />
    </div>
  );
}
