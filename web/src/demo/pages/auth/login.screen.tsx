import { useState } from 'react';
import { z } from 'zod';
import type { Session } from '../../../data/session.ts';
import { useForm } from '../../../data/use-form.ts';
import { Home } from '../../../ui/drawings/scenes.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './auth.module.css';
import { AuthPage } from './auth-page.tsx';
import { enterSamples } from './sample-session.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useAuthText } from './texts.ts';
import { useVariant } from './use-variant.ts';
import { Welcome } from './welcome.tsx';

/** The browser keeps the address of people who want to be remembered under this name. */
const REMEMBERED = 'sample-email';

const ACCOUNTS = [
  { id: 'admin', email: 'admin@demo.com', password: 'admin' },
  { id: 'client', email: 'client@demo.com', password: 'client' },
] as const;

/** Signs in to the samples, and shows the two accounts that they know. */
export default function LoginPage() {
  const t = useAuthText();
  const { to } = useVariant();
  const [user, setUser] = useState<Session['userData']>();
  return (
    <AuthPage
      scene={<Home />}
      title={t('login')}
      text={t('loginText')}
      footer={
        !user && (
          <>
            {t('noAccount')} <Link to={to('register')}>{t('createAccount')}</Link>
          </>
        )
      }
    >
      {user ? <Welcome user={user} /> : <LoginForm onEntered={setUser} />}
    </AuthPage>
  );
}

function LoginForm({ onEntered }: { onEntered: (user: Session['userData']) => void }) {
  const t = useAuthText();
  const { to } = useVariant();
  const remembered = localStorage.getItem(REMEMBERED) ?? '';
  const form = useForm({
    forgets: true,
    initial: { email: remembered, password: '', remember: remembered !== '' },
    schema: z.object({
      email: z.email(t('needsEmail')),
      password: z.string().min(1, t('needsPassword')),
      remember: z.boolean(),
    }),
    submit: async ({ email, password, remember }) => {
      const user = await enterSamples(email, password);
      if (remember) localStorage.setItem(REMEMBERED, email);
      else localStorage.removeItem(REMEMBERED);
      onEntered(user);
    },
  });
  return (
    <>
      <SampleAccounts onChoose={form.change} />
      <form onSubmit={form.onSubmit} noValidate>
        {form.formError && (
          <p role="alert" className={styles.error}>
            {form.formError}
          </p>
        )}
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          required
          {...form.field('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <div className={styles.line}>
          <CheckField label={t('remember')} {...form.field('remember')} />
          <Link to={to('forgot-password')}>{t('forgot')}</Link>
        </div>
        <Button type="submit" look="primary" busy={form.sending}>
          {t('signIn')}
        </Button>
      </form>
      <SocialButtons />
    </>
  );
}

type Account = { readonly email: string; readonly password: string };

function SampleAccounts({ onChoose }: { onChoose: (account: Account) => void }) {
  const t = useAuthText();
  return (
    <div className={styles.demo}>
      <p>{t('accounts')}</p>
      <ul>
        {ACCOUNTS.map(({ id, email, password }) => (
          <li key={id}>
            <Button small onClick={() => onChoose({ email, password })}>
              {t(`account-${id}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
