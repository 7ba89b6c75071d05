import { permisosDeDatos } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatCups } from '../../format/cups.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { AskLeaveDialog } from './ask-leave-dialog.tsx';

type Permiso = permisosDeDatos.Permiso;

const TONES: Readonly<Record<Permiso['estado'], Tone>> = {
  pedido: 'warn',
  vigente: 'ok',
  vencido: 'idle',
  caducado: 'idle',
  revocado: 'idle',
};

type Props = { readonly clienteId: string; readonly email: string | null; readonly mayAsk: boolean };

/** By which leaves of a client their data are brought. */
export function LeavesCard({ clienteId, email, mayAsk }: Props) {
  const { t } = useTranslation('bring-data');
  const { data, error, refetch } = useRead(permisosDeDatos.list, { query: { clienteId } });
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title={t('permisos')}
      actions={
        mayAsk && (
          <Button small onClick={() => setAsking(true)}>
            {t('pedirPermiso')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
      {data?.rows.length === 0 && <p className="vt-soft">{t('sinPermisos')}</p>}
      {data && data.rows.length > 0 && (
        <ul className="vt-list vt-stack vt-gap-14">
          {data.rows.map((permiso) => (
            <Leave key={permiso.id} permiso={permiso} />
          ))}
        </ul>
      )}
      {asking && (
        <AskLeaveDialog cups={[]} clienteId={clienteId} email={email} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

function Leave({ permiso }: { readonly permiso: Permiso }) {
  const { t } = useTranslation('bring-data');
  const [revoking, setRevoking] = useState(false);
  const { cups, estado, canal, concedido, hasta, nombre, caduca, enviadaA } = permiso;
  const que = cups.map((codigo) => formatCups(codigo)).join(', ');
  const facts = [
    t(`canal-${canal}`),
    concedido && nombre && t('concedido', { nombre, fecha: formatFecha(concedido) }),
    hasta && t('hasta', { fecha: formatFecha(hasta) }),
    !concedido && t('enlaceHasta', { fecha: formatFecha(caduca) }),
    enviadaA && t('enviadaA', { correo: enviadaA }),
  ].filter(Boolean);
  return (
    <li className="vt-stack vt-gap-6">
      <div className="vt-ends">
        <bdi>{que}</bdi>
        <Badge tone={TONES[estado]}>{t(`permiso-${estado}`)}</Badge>
      </div>
      <p className="vt-small">{facts.join(' · ')}</p>
      {(estado === 'pedido' || estado === 'vigente') && (
        <p>
          <Button small look="quiet" aria-label={t('retirarDe', { que })} onClick={() => setRevoking(true)}>
            {t('retirar')}
          </Button>
        </p>
      )}
      {revoking && <Revoke permiso={permiso} onClose={() => setRevoking(false)} />}
    </li>
  );
}

function Revoke({ permiso: { id }, onClose }: { readonly permiso: Permiso; readonly onClose: () => void }) {
  const { t } = useTranslation('bring-data');
  const revoke = useWrite(permisosDeDatos.revoke, {
    invalidates: [permisosDeDatos.list],
    onSuccess: () => {
      notify(t('retirado'));
      onClose();
    },
    onError: notifyFailure,
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t('retirar')}
      confirm={t('retirar')}
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('retirarTexto')}</p>
    </ConfirmDialog>
  );
}
