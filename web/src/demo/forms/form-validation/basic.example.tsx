import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../forms.module.css';

const EMPTY = { name: '', email: '', reading: '' };
const SCHEMA = z.object({
  name: z.string().trim().min(1, 'Escribe tu nombre'),
  email: z.string().trim().min(1, 'Escribe tu correo'),
  reading: z.string().trim().min(1, 'Escribe la lectura'),
});

export default function BasicValidation() {
  const form = useForm({
    forgets: true,
    initial: EMPTY,
    schema: SCHEMA,
    submit: async ({ name, email, reading }) => notify(`${name}, ${email}: ${reading} kWh`),
  });
  return (
    <form noValidate className="vt-stack" onSubmit={form.onSubmit} onReset={() => form.change(EMPTY)}>
      <TextField label="Nombre" autoComplete="name" required {...form.field('name')} />
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <TextField label="Lectura, en kWh" inputMode="numeric" required {...form.field('reading')} />
      <div className={styles.row}>
        <Button look="primary" type="submit">
          Enviar
        </Button>
        <Button type="reset">Vaciar</Button>
      </div>
    </form>
  );
}
