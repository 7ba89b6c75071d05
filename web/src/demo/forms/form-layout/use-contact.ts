import { type FormEvent, useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';

const NOBODY = { name: '', email: '', mobile: '', password: '', remember: false };

/** Keeps what the forms of this page ask for, and shows a notice when one is sent. */
export function useContact() {
  const [values, setValues] = useState(NOBODY);
  return {
    remember: {
      value: values.remember,
      onChange: (remember: boolean) => setValues({ ...values, remember }),
    },
    field: (name: 'name' | 'email' | 'mobile' | 'password') => ({
      value: values[name],
      onChange: (value: string) => setValues({ ...values, [name]: value }),
    }),
    onReset: () => setValues(NOBODY),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      notify(values.name === '' ? 'Formulario enviado' : `Enviado: los datos de ${values.name}`);
    },
  };
}
