import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { Locked } from '../../../ui/drawings/scenes.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { AuthPage } from './auth-page.tsx';
import { useAuthText } from './texts.ts';
import { useVariant } from './use-variant.ts';

/** Asks for another password, typed twice. It is checked and forgotten: the samples keep theirs. */
export default function ResetPasswordPage() {
  const t = useAuthText();
  const { to } = useVariant();
  const [done, setDone] = useState(false);
  const form = useForm({
    forgets: true,
    initial: { password: '', again: '' },
    schema: z
      .object({ password: z.string().min(8, t('passwordShort')), again: z.string() })
      .refine(({ password, again }) => password === again, {
        path: ['again'],
        message: t('passwordsDiffer'),
        // A short password that is also typed differently gets both errors at once.
        when: () => true,
      }),
    submit: async () => setDone(true),
  });
  return (
    <AuthPage
      scene={<Locked />}
      title={t('resetTitle')}
      text={done ? <span role="status">{t('resetDone')}</span> : t('resetText')}
      footer={!done && <Link to={to('login')}>{t('backToLogin')}</Link>}
    >
      {done ? (
        <ButtonLink look="primary" to={to('login')}>
          {t('signIn')}
        </ButtonLink>
      ) : (
        <form onSubmit={form.onSubmit} noValidate>
          <PasswordField
            label={t('newPassword')}
            hint={t('passwordHint')}
            autoComplete="new-password"
            required
            {...form.field('password')}
          />
          <PasswordField
            label={t('repeatPassword')}
            autoComplete="new-password"
            required
            {...form.field('again')}
          />
          <Button type="submit" look="primary" busy={form.sending}>
            {t('setPassword')}
          </Button>
        </form>
      )}
    </AuthPage>
  );
}
