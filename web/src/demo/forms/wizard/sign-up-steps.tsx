import { IconFileText, IconLink, IconMapPin, IconUser } from '@tabler/icons-react';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../forms.module.css';
import type { useSignUp } from './use-sign-up.ts';

const COUNTRIES = ['España', 'Portugal', 'Francia', 'Andorra'].map((value) => ({ value, label: value }));
const LANGUAGES = ['Español', 'Catalán', 'Gallego', 'Euskera', 'Inglés'].map((value) => ({
  value,
  label: value,
}));

type Field = ReturnType<typeof useSignUp>['field'];

type StepProps = {
  readonly ask: (name: Parameters<Field>[0]) => ReturnType<Field> & { readonly required: boolean };
};

/** Draws the four steps of a sign-up. With `all`, every one of them is required. */
export function signUpSteps(field: Field, all = false) {
  const ask: StepProps['ask'] = (name) => ({ ...field(name), required: all });
  return [
    {
      id: 'account',
      label: 'Cuenta',
      hint: 'Con qué entrarás.',
      icon: IconFileText,
      content: <AccountFields ask={ask} />,
    },
    {
      id: 'person',
      label: 'Datos personales',
      hint: 'Quién eres.',
      icon: IconUser,
      content: <PersonFields ask={ask} />,
    },
    {
      id: 'address',
      label: 'Dirección',
      hint: 'Dónde está el suministro.',
      icon: IconMapPin,
      content: <AddressFields ask={ask} />,
    },
    {
      id: 'links',
      label: 'Enlaces',
      hint: 'Dónde más se te encuentra.',
      icon: IconLink,
      content: <LinkFields ask={ask} />,
    },
  ] as const;
}

function AccountFields({ ask }: StepProps) {
  return (
    <div className={`vt-columns vt-gap-14 ${styles.columns}`}>
      <TextField label="Usuario" autoComplete="username" {...ask('username')} />
      <TextField label="Correo electrónico" type="email" autoComplete="email" {...ask('email')} />
      <PasswordField label="Contraseña" autoComplete="new-password" {...ask('password')} />
      <PasswordField label="Contraseña otra vez" autoComplete="new-password" {...ask('repeated')} />
    </div>
  );
}

function PersonFields({ ask }: StepProps) {
  return (
    <div className={`vt-columns vt-gap-14 ${styles.columns}`}>
      <TextField label="Nombre" autoComplete="given-name" {...ask('first')} />
      <TextField label="Apellidos" autoComplete="family-name" {...ask('last')} />
      <SelectField label="País" placeholder="Elige un país" options={COUNTRIES} {...ask('country')} />
      <SelectField label="Idioma" placeholder="Elige un idioma" options={LANGUAGES} {...ask('language')} />
    </div>
  );
}

function AddressFields({ ask }: StepProps) {
  return (
    <div className={`vt-columns vt-gap-14 ${styles.columns}`}>
      <TextField label="Calle y número" autoComplete="street-address" {...ask('street')} />
      <TextField label="Cerca de" {...ask('reference')} />
      <TextField label="Código postal" autoComplete="postal-code" inputMode="numeric" {...ask('postcode')} />
      <TextField label="Población" autoComplete="address-level2" {...ask('town')} />
    </div>
  );
}

function LinkFields({ ask }: StepProps) {
  return (
    <div className={`vt-columns vt-gap-14 ${styles.columns}`}>
      <TextField label="Página web" type="url" placeholder="https://" {...ask('website')} />
      <TextField label="LinkedIn" type="url" placeholder="https://" {...ask('linkedin')} />
      <TextField label="YouTube" type="url" placeholder="https://" {...ask('youtube')} />
      <TextField label="Mastodon" type="url" placeholder="https://" {...ask('mastodon')} />
    </div>
  );
}
