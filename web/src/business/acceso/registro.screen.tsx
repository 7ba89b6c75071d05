import { IconMailCheck } from '@tabler/icons-react';
import * as authSchemas from '@vatio/contract/auth.schemas';
import { useState } from 'react';
import { z } from 'zod';
import { signUp } from '../../data/sign-in.ts';
import { useForm } from '../../data/use-form.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './acceso.module.css';
import { CoverPage } from './cover-page.tsx';
import { FormError } from './form-error.tsx';
import { greet } from './greet.ts';

/** Asks for an account; an administrator has to approve it before it works. */
export default function RegistroScreen() {
  const { t } = useTranslation('acceso');
  const { form, sent } = useRegistro();
  if (sent) return <RegistroEnviado email={form.values.email} />;
  return (
    <CoverPage
      title={t('crearCuenta')}
      subtitle={t('crearCuentaTexto')}
      footer={
        <>
          {t('conCuenta')} <Link to="/login">{t('entrar')}</Link>
        </>
      }
    >
      <form onSubmit={form.onSubmit} noValidate>
        <FormError text={form.formError} />
        <TextField {...form.field('fullName')} label={t('nombre')} autoComplete="name" required />
        <TextField
          {...form.field('username')}
          label={t('usuario')}
          hint={t('usuarioAyuda')}
          autoComplete="off"
          spellCheck={false}
          required
        />
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
          hint={t('contrasenaAyuda')}
          autoComplete="new-password"
          required
        />
        <CheckField {...form.field('condiciones')} label={t('condiciones')} required />
        <details className={styles.terms}>
          <summary>
            <span>{t('condicionesVer')}</span>
          </summary>
          <p>{t('condicionesTexto')}</p>
        </details>
        <Button type="submit" look="primary" busy={form.sending}>
          {t('crearCuenta')}
        </Button>
      </form>
    </CoverPage>
  );
}

function useRegistro() {
  const { t } = useTranslation('acceso');
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { fullName: '', username: '', email: '', password: '', condiciones: false },
    schema: authSchemas.register.body.extend({
      condiciones: z.boolean().refine(Boolean, { message: t('condicionesFaltan') }),
    }),
    submit: async ({ condiciones: _, ...body }) => {
      await signUp(body);
      greet();
      setSent(true);
    },
  });
  return { form, sent };
}

function RegistroEnviado({ email }: { readonly email: string }) {
  const { t } = useTranslation('acceso');
  return (
    <CoverPage title={t('registroHecho')}>
      <EmptyState
        icon={IconMailCheck}
        title={t('registroPendiente')}
        text={t('registroPendienteTexto', { email: email })}
      >
        <ButtonLink to="/login">{t('volverAEntrar')}</ButtonLink>
      </EmptyState>
    </CoverPage>
  );
}
