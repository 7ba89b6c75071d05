import type { auth } from '@vatio/contract';
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
import { ProviderButton } from './provider-button.tsx';
import { useProviderReturn } from './use-provider-return.ts';
import { useWaysIn } from './use-ways-in.ts';

/** Opens a session; the guard then takes the person where they were going. */
export default function SignInScreen() {
  const { t } = useTranslation('acceso');
  const [testigo, setTestigo] = useState<string>();
  const [otherProblem, setOtherProblem] = useState<string>();
  const ways = useWaysIn();
  const returning = useProviderReturn({ onSecondStep: setTestigo, onProblem: setOtherProblem });
  const form = useForm({
    initial: { email: '', password: '' },
    submit: async ({ email, password }) => {
      setOtherProblem(undefined);
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
      later={
        <OtherWays ways={ways} returning={returning} onChoose={form.change} onProblem={setOtherProblem} />
      }
    >
      <form onSubmit={form.onSubmit}>
        <FormError text={form.formError ?? otherProblem} />
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
        <Button type="submit" look="primary" busy={form.sending || returning}>
          {t('entrar')}
        </Button>
        {import.meta.env.MODE !== 'demo' && <PasskeyButton onProblem={setOtherProblem} />}
      </form>
    </CoverPage>
  );
}

type OtherWaysProps = {
  readonly ways: ReturnType<typeof useWaysIn>;
  readonly returning: boolean;
  readonly onChoose: (account: auth.CuentaDemo) => void;
  readonly onProblem: (text: string | undefined) => void;
};

function OtherWays({ ways: { cuentas, proveedor }, returning, onChoose, onProblem }: OtherWaysProps) {
  return (
    <div className={styles.more}>
      {proveedor && <ProviderButton name={proveedor} busy={returning} onProblem={onProblem} />}
      <CuentasDemo cuentas={cuentas} onChoose={onChoose} />
    </div>
  );
}
