import { IconLinkOff, IconLockCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { readSession } from '../../data/session.ts';
import { signOut } from '../../data/sign-in.ts';
import { useRouter } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { CoverPage } from './cover-page.tsx';
import { FormNuevaContrasena } from './form-nueva-contrasena.tsx';

/** The screen of a mailed link: it lets the person choose a password, a new one or the first. */
export default function NuevaContrasenaScreen() {
  const { t } = useTranslation('acceso');
  const router = useRouter();
  const [token] = useState(() => new URLSearchParams(router.location.hash).get('token') ?? '');
  const [spent, setSpent] = useState(false);
  const [email, setEmail] = useState<string>();

  // The user who is signed in here may be somebody else, so they are signed out first.
  const enter = () => (readSession() ? signOut() : router.navigate({ to: '/login' }));

  if (email !== undefined) {
    return (
      <CoverPage title={t('nuevaContrasena')}>
        <div role="status">
          <EmptyState
            icon={IconLockCheck}
            title={t('contrasenaCambiada')}
            text={t('contrasenaCambiadaTexto', { email })}
          >
            <Button look="primary" onClick={enter}>
              {t('entrar')}
            </Button>
          </EmptyState>
        </div>
      </CoverPage>
    );
  }

  if (spent || token === '') {
    return (
      <CoverPage title={t('nuevaContrasena')}>
        <div role="status">
          <EmptyState
            icon={IconLinkOff}
            title={t(spent ? 'enlaceGastado' : 'enlaceIncompleto')}
            text={t(spent ? 'enlaceGastadoTexto' : 'enlaceIncompletoTexto')}
          >
            <ButtonLink to="/forgot-password" look="primary">
              {t('pedirOtro')}
            </ButtonLink>
            <ButtonLink to="/login" look="quiet">
              {t('volverAEntrar')}
            </ButtonLink>
          </EmptyState>
        </div>
      </CoverPage>
    );
  }

  return (
    <CoverPage title={t('nuevaContrasena')} subtitle={t('nuevaContrasenaTexto')}>
      <FormNuevaContrasena token={token} onChanged={setEmail} onSpent={() => setSpent(true)} />
    </CoverPage>
  );
}
