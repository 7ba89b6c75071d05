import { IconMailForward } from '@tabler/icons-react';
import { auth } from '@vatio/contract';
import * as authSchemas from '@vatio/contract/auth.schemas';
import { useState } from 'react';
import { call } from '../../data/call.ts';
import { useForm } from '../../data/use-form.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { CoverPage } from './cover-page.tsx';
import { FormError } from './form-error.tsx';

/** Asks for a link to choose another password. It tells nobody whether the account exists. */
export default function OlvidoScreen() {
  const { t } = useTranslation('acceso');
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    schema: authSchemas.forgotPassword.body,
    submit: async (body) => {
      await call(auth.forgotPassword, { body });
      setSent(true);
    },
  });

  if (sent) {
    return (
      <CoverPage title={t('olvido')}>
        <div role="status">
          <EmptyState
            icon={IconMailForward}
            title={t('olvidoEnviado')}
            text={t('olvidoEnviadoTexto', { email: form.values.email })}
          >
            <ButtonLink to="/login">{t('volverAEntrar')}</ButtonLink>
            <Button look="quiet" onClick={() => setSent(false)}>
              {t('otroCorreo')}
            </Button>
          </EmptyState>
        </div>
      </CoverPage>
    );
  }

  return (
    <CoverPage
      title={t('olvido')}
      subtitle={t('olvidoTexto')}
      footer={<Link to="/login">{t('volverAEntrar')}</Link>}
    >
      <form onSubmit={form.onSubmit} noValidate>
        <FormError text={form.formError} />
        <TextField
          {...form.field('email')}
          label={t('correo')}
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
        />
        <Button type="submit" look="primary" busy={form.sending}>
          {t('enviarEnlace')}
        </Button>
      </form>
    </CoverPage>
  );
}
