import { auth } from '@vatio/contract';
import * as authSchemas from '@vatio/contract/auth.schemas';
import { z } from 'zod';
import { call } from '../../data/call.ts';
import { Problem } from '../../data/problem.ts';
import { useForm } from '../../data/use-form.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { FormError } from './form-error.tsx';

type Props = {
  readonly token: string;
  /** Called with the mail address of the account. */
  readonly onChanged: (email: string) => void;
  /** Called when the link has expired or has been used. */
  readonly onSpent: () => void;
};

/** The fields of a new password, which is typed twice. */
export function FormNuevaContrasena({ token, onChanged, onSpent }: Props) {
  const { t } = useTranslation('acceso');
  const { password } = authSchemas.resetPassword.body.shape;
  const form = useForm({
    initial: { password: '', repetida: '' },
    schema: z
      .object({ password, repetida: z.string() })
      .refine((typed) => typed.password === typed.repetida, {
        path: ['repetida'],
        message: t('noCoinciden'),
      }),
    submit: async (typed) => {
      try {
        const { email } = await call(auth.resetPassword, { body: { token, password: typed.password } });
        onChanged(email);
      } catch (cause) {
        if (!(cause instanceof Problem && cause.code === 'enlace-no-valido')) throw cause;
        onSpent();
      }
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormError text={form.formError} />
      <PasswordField
        {...form.field('password')}
        label={t('contrasenaNueva')}
        hint={t('contrasenaAyuda')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.field('repetida')}
        label={t('contrasenaRepetida')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" look="primary" busy={form.sending}>
        {t('guardarContrasena')}
      </Button>
    </form>
  );
}
