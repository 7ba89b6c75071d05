import { IconDeviceMobile, IconLock, IconMail, IconUser } from '@tabler/icons-react';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';
import { IconField } from '../../kit/icon-field/icon-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { useContact } from './use-contact.ts';

export default function VerticalIconForm() {
  const contact = useContact();
  return (
    <form className="vt-stack" onSubmit={contact.onSubmit} onReset={contact.onReset}>
      <FieldLook labels="above">
        <IconField icon={IconUser} label="Nombre" autoComplete="name" {...contact.field('name')} />
        <IconField
          icon={IconMail}
          type="email"
          label="Correo electrónico"
          autoComplete="email"
          {...contact.field('email')}
        />
        <IconField
          icon={IconDeviceMobile}
          type="tel"
          label="Móvil"
          autoComplete="tel"
          {...contact.field('mobile')}
        />
        <IconField
          icon={IconLock}
          type="password"
          label="Contraseña"
          autoComplete="new-password"
          {...contact.field('password')}
        />
      </FieldLook>
      <CheckField label="Recordar mis datos" {...contact.remember} />
      <FormButtons />
    </form>
  );
}
