import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../data/use-form.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Key } from '../../kit/drawings/scenes.tsx';
import { AuthPage } from './auth-page.tsx';
import { useAuthText } from './texts.ts';
import { useVariant } from './use-variant.ts';

/**
 * Asks for the address to which the link for a new password goes. The samples send no mail, so the page itself leads
 * on.
 */
export default function ForgotPasswordPage() {
  const t = useAuthText();
  const { to } = useVariant();
  const [sent, setSent] = useState<string>();
  const form = useForm({
    forgets: true,
    initial: { email: '' },
    schema: z.object({ email: z.email(t('needsEmail')) }),
    submit: async ({ email }) => setSent(email),
  });
  return (
    <AuthPage
      scene={<Key />}
      title={t('forgotTitle')}
      text={sent ? <span role="status">{t('linkSent', { email: sent })}</span> : t('forgotText')}
      footer={<Link to={to('login')}>{t('backToLogin')}</Link>}
    >
      {sent ? (
        <div className="vt-stack vt-gap-16">
          <ButtonLink look="primary" to={to('reset-password')}>
            {t('openLink')}
          </ButtonLink>
          <Button onClick={() => setSent(undefined)}>{t('otherEmail')}</Button>
        </div>
      ) : (
        <form onSubmit={form.onSubmit} noValidate>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            required
            {...form.field('email')}
          />
          <Button type="submit" look="primary" busy={form.sending}>
            {t('sendLink')}
          </Button>
        </form>
      )}
    </AuthPage>
  );
}
