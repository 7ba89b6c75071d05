import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../forms.module.css';

const ANSWER_MS = 1_000;
const EMPTY = { first: '', last: '' };
const SCHEMA = z.object({
  first: z.string().trim().min(1, 'Escribe el nombre'),
  last: z.string().trim().min(1, 'Escribe los apellidos'),
});

export default function SlowSubmit() {
  const form = useForm({
    forgets: true,
    initial: EMPTY,
    schema: SCHEMA,
    submit: async ({ first, last }) => {
      await new Promise((answered) => setTimeout(answered, ANSWER_MS));
      notify(`Guardado: ${first} ${last}`);
    },
  });
  return (
    <form noValidate className="vt-stack" onSubmit={form.onSubmit} onReset={() => form.change(EMPTY)}>
      <TextField label="Nombre" autoComplete="given-name" required {...form.field('first')} />
      <TextField label="Apellidos" autoComplete="family-name" required {...form.field('last')} />
      <div className={styles.row}>
        <Button look="primary" type="submit" busy={form.sending}>
          Enviar
        </Button>
        <Button type="reset" disabled={form.sending}>
          Vaciar
        </Button>
      </div>
    </form>
  );
}
