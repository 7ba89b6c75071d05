import { useState } from 'react';
import { signIn } from '../../data/sign-in.ts';
import { useForm } from '../../data/use-form.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './acceso.module.css';
import { CodeStep } from './code-step.tsx';
import { CoverPage } from './cover-page.tsx';
import { CuentasDemo } from './cuentas-demo.tsx';
import { FormError } from './form-error.tsx';
import { greet } from './greet.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Opens a session; the guard then takes the person where they were going. */
export default function EntrarScreen() {
  const { t } = useTranslation('acceso');
  const [testigo, setTestigo] = useState<string>();
  const [passkeyProblem, setPasskeyProblem] = useState<string>();
  const form = useForm({
    initial: { email: '', password: '' },
    submit: async ({ email, password }) => {
      setPasskeyProblem(undefined);
      const secondStep = await signIn(email, password);
      setTestigo(secondStep);
      if (secondStep === undefined) greet();
    },
  });
  if (testigo !== undefined) return <CodeStep testigo={testigo} onBack={() => setTestigo(undefined)} />;
  return (
    <CoverPage
      title={t('entrar')}
      subtitle={t('entrarTexto')}
      footer={
        <>
          {t('sinCuenta')} <Link to="/register">{t('crearCuenta')}</Link>
        </>
      }
      later={<CuentasDemo onChoose={form.change} />}
    >
      <form onSubmit={form.onSubmit}>
        <FormError text={form.formError ?? passkeyProblem} />
        <TextField
          {...form.field('email')}
          label={t('correo')}
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t('contrasena')}
          autoComplete="current-password"
          required
        />
        {import.meta.env.MODE !== 'demo' && (
          <p className={styles.aside}>
            <Link to="/forgot-password">{t('heOlvidado')}</Link>
          </p>
        )}
        <Button type="submit" look="primary" busy={form.sending}>
          {t('entrar')}
        </Button>
        {import.meta.env.MODE !== 'demo' && <PasskeyButton onProblem={setPasskeyProblem} />}
      </form>
    </CoverPage>
  );
}
