import { type FormEvent, useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../forms.module.css';
import { FormButtons } from './form-buttons.tsx';

const NOBODY = { first: '', last: '', city: '', country: '', company: '', email: '' };

export default function ColumnsForm() {
  const [values, setValues] = useState(NOBODY);
  const field = (name: keyof typeof NOBODY) => ({
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    notify('Formulario enviado');
  };
  return (
    <form className="vt-stack" onSubmit={send} onReset={() => setValues(NOBODY)}>
      <div className={`vt-columns vt-gap-14 ${styles.columns}`}>
        <TextField label="Nombre" autoComplete="given-name" {...field('first')} />
        <TextField label="Apellidos" autoComplete="family-name" {...field('last')} />
        <TextField label="Ciudad" autoComplete="address-level2" {...field('city')} />
        <TextField label="País" autoComplete="country-name" {...field('country')} />
        <TextField label="Empresa" autoComplete="organization" {...field('company')} />
        <TextField label="Correo electrónico" type="email" autoComplete="email" {...field('email')} />
      </div>
      <FormButtons />
    </form>
  );
}
