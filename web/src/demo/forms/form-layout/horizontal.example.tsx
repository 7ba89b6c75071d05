import { CheckField } from '../../../ui/fields/check-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';
import { FormButtons } from './form-buttons.tsx';
import { useContact } from './use-contact.ts';

export default function HorizontalForm() {
  const contact = useContact();
  return (
    <form className="vt-stack" onSubmit={contact.onSubmit} onReset={contact.onReset}>
      <FieldLook labels="beside">
        <TextField label="Nombre" autoComplete="name" {...contact.field('name')} />
        <TextField label="Correo electrónico" type="email" autoComplete="email" {...contact.field('email')} />
        <TextField label="Móvil" type="tel" autoComplete="tel" {...contact.field('mobile')} />
        <PasswordField label="Contraseña" autoComplete="new-password" {...contact.field('password')} />
      </FieldLook>
      <CheckField label="Recordar mis datos" {...contact.remember} />
      <FormButtons />
    </form>
  );
}
