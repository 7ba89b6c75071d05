import type { ComponentProps } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type Props = {
  readonly actual: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;
  /** Absent where the account has no second step. */
  readonly codigo: Omit<ComponentProps<typeof TextField>, 'label'> | undefined;
};

/** What proves that an account is the own one: its password and, where there is one, a code of the second step. */
export function ProofFields({ actual, codigo }: Props) {
  const { t } = useTranslation('cuenta');
  return (
    <>
      <PasswordField {...actual} label={t('actual')} autoComplete="current-password" required />
      {codigo && (
        <TextField
          {...codigo}
          label={t('codigo')}
          hint={t('codigoAyuda')}
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
      )}
    </>
  );
}
