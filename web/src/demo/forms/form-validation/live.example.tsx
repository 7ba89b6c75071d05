import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { notify } from '../../../ui/feedback/toasts.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../forms.module.css';

const EMPTY = { first: '', last: '', email: '', password: '' };
const SCHEMA = z.object({
  first: z.string().trim().min(3, 'Tres letras por lo menos'),
  last: z.string().trim().min(3, 'Tres letras por lo menos'),
  email: z.email('Escribe un correo como nombre@dominio.es'),
  password: z.string().min(6, 'Seis signos por lo menos'),
});
type Name = keyof typeof EMPTY;

export default function LiveValidation() {
  const [values, setValues] = useState(EMPTY);
  const [touched, setTouched] = useState<readonly Name[]>([]);
  const issues = SCHEMA.safeParse(values).error?.issues ?? [];
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: touched.includes(name) ? issues.find(({ path }) => path[0] === name)?.message : undefined,
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setTouched([...touched, name]);
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(['first', 'last', 'email', 'password']);
    const wrong = event.currentTarget.elements.namedItem(String(issues[0]?.path[0]));
    if (wrong instanceof HTMLElement) wrong.focus();
    else notify(`Cuenta de ${values.first} ${values.last}, lista`);
  };
  const reset = () => {
    setValues(EMPTY);
    setTouched([]);
  };
  return (
    <form noValidate className="vt-stack" onSubmit={send} onReset={reset}>
      <TextField label="Nombre" autoComplete="given-name" required {...field('first')} />
      <TextField label="Apellidos" autoComplete="family-name" required {...field('last')} />
      <TextField label="Correo electrónico" type="email" autoComplete="email" required {...field('email')} />
      <PasswordField label="Contraseña" autoComplete="new-password" required {...field('password')} />
      <div className={styles.row}>
        <Button look="primary" type="submit">
          Enviar
        </Button>
        <Button type="reset">Vaciar</Button>
      </div>
    </form>
  );
}
