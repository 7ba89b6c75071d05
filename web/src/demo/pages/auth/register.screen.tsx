import { useState } from 'react';
import { z } from 'zod';
import { demoRegister } from '../../../data/demo-sign-in.ts';
import type { Session } from '../../../data/session.ts';
import { useForm } from '../../../data/use-form.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Form } from '../../kit/drawings/scenes.tsx';
import styles from './auth.module.css';
import { AuthPage } from './auth-page.tsx';
import { enterSamples } from './sample-session.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useAuthText } from './texts.ts';
import { useVariant } from './use-variant.ts';
import { Welcome } from './welcome.tsx';

/** Opens an account of the samples, which lasts until the page is loaded again. */
export default function RegisterPage() {
  const t = useAuthText();
  const { to } = useVariant();
  const [user, setUser] = useState<Session['userData']>();
  return (
    <AuthPage
      scene={<Form />}
      title={t('register')}
      text={t('registerText')}
      footer={
        !user && (
          <>
            {t('haveAccount')} <Link to={to('login')}>{t('signIn')}</Link>
          </>
        )
      }
    >
      {user ? <Welcome user={user} /> : <RegisterForm onEntered={setUser} />}
    </AuthPage>
  );
}

function RegisterForm({ onEntered }: { onEntered: (user: Session['userData']) => void }) {
  const t = useAuthText();
  const [reading, setReading] = useState(false);
  const form = useForm({
    forgets: true,
    initial: { username: '', email: '', password: '', terms: false },
    schema: z.object({
      username: z.string().trim().min(1, t('needsUsername')).regex(/^\S+$/, t('usernameSpaces')),
      email: z.email(t('needsEmail')),
      password: z.string().min(8, t('passwordShort')),
      terms: z.boolean().refine(Boolean, t('needsTerms')),
    }),
    submit: async ({ terms: _, ...account }) => {
      await demoRegister(account);
      onEntered(await enterSamples(account.email, account.password));
    },
  });
  return (
    <>
      <form onSubmit={form.onSubmit} noValidate>
        {form.formError && (
          <p role="alert" className={styles.error}>
            {form.formError}
          </p>
        )}
        <TextField label={t('username')} autoComplete="off" required {...form.field('username')} />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          required
          {...form.field('email')}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
        <div className={styles.line}>
          <CheckField label={t('agree')} required {...form.field('terms')} />
          <Button small look="quiet" onClick={() => setReading(true)}>
            {t('readTerms')}
          </Button>
        </div>
        <Button type="submit" look="primary" busy={form.sending}>
          {t('signUp')}
        </Button>
      </form>
      <SocialButtons />
      <Dialog open={reading} title={t('terms')} onClose={() => setReading(false)}>
        <p>{t('termsText')}</p>
      </Dialog>
    </>
  );
}
