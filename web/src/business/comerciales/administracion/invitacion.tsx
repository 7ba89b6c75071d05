import { IconMailForward, IconMailOff, IconSend } from '@tabler/icons-react';
import { comerciales } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { AFTER_COMERCIAL_CHANGE } from '../lista/after-comercial-change.ts';
import { EnlaceDeInvitacion } from './enlace.tsx';

/** Buttons that send the link with which the representative chooses a password, send it again, or withdraw it. */
export function BotonesDeInvitacion({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const { id, nombre, email, acciones } = comercial;
  const [enlace, setEnlace] = useState<string>();
  const [revoking, setRevoking] = useState(false);
  const invite = useWrite(comerciales.invite, {
    ...AFTER_COMERCIAL_CHANGE,
    onSuccess: (invitada) => {
      if (invitada.enlace) setEnlace(invitada.enlace);
      else if (invitada.correo === 'enviado') notify(t('invitacionEnviada', { email }));
      else if (invitada.correo === 'en-cola') notify(t('invitacionEnCola', { email }), { tone: 'warn' });
      else notify(t('invitacionNoEntregada', { email }), { tone: 'bad' });
    },
    onError: notifyFailure,
  });
  const revoke = useWrite(comerciales.revokeInvitacion, {
    ...AFTER_COMERCIAL_CHANGE,
    onSuccess: () => {
      setRevoking(false);
      notify(t('invitacionRevocada'));
    },
    onError: notifyFailure,
  });
  const primera = acciones.includes('invitar');
  return (
    <div className="vt-toolbar">
      {(primera || acciones.includes('reenviar-invitacion')) && (
        <Button
          small
          icon={primera ? IconSend : IconMailForward}
          busy={invite.isPending}
          onClick={() => invite.mutate({ params: { id } })}
        >
          {t(primera ? 'invitar' : 'reenviarInvitacion')}
        </Button>
      )}
      {acciones.includes('revocar-invitacion') && (
        <Button small icon={IconMailOff} onClick={() => setRevoking(true)}>
          {t('revocarInvitacion')}
        </Button>
      )}
      <ConfirmDialog
        open={revoking}
        title={t('revocarInvitacion')}
        confirm={t('revocarInvitacion')}
        danger
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate({ params: { id } })}
        onClose={() => setRevoking(false)}
      >
        <p>{t('revocarTexto', { nombre })}</p>
      </ConfirmDialog>
      {enlace && <EnlaceDeInvitacion enlace={enlace} nombre={nombre} onClose={() => setEnlace(undefined)} />}
    </div>
  );
}
