import { peticionesDeDocumentos } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AskDialog } from './ask-dialog.tsx';
import styles from './asked-documents.module.css';

type Peticion = peticionesDeDocumentos.Peticion;

const TONES: Readonly<Record<Peticion['estado'], Tone>> = {
  abierta: 'warn',
  completa: 'ok',
  caducada: 'idle',
  revocada: 'idle',
};

type Props = { readonly clienteId: string; readonly contratoId?: string };

type ListProps = Props & {
  /** Without a card of its own, for what is one already. */
  readonly flat?: true;
};

/** What was asked of a client, what has come, and whether its link still works; nothing while nothing was asked. */
export function AskedList({ flat, ...about }: ListProps) {
  const { t } = useTranslation('asked-documents');
  const { data, error, refetch } = useRead(peticionesDeDocumentos.list, { query: about });
  if (error && !data) return <ErrorState slim error={error} onRetry={refetch} />;
  if (!data || data.rows.length === 0) return null;
  const list = (
    <ul className="vt-list" aria-label={t('pedidos')}>
      {data.rows.map((peticion) => (
        <Asked key={peticion.id} peticion={peticion} {...about} />
      ))}
    </ul>
  );
  return flat ? list : <Card title={t('pedidos')}>{list}</Card>;
}

function Asked({ peticion, ...about }: Props & { readonly peticion: Peticion }) {
  const { t } = useTranslation('asked-documents');
  const { papeles, recibidos, estado, contrato, enviadaA } = peticion;
  const came = (papel: Peticion['papeles'][number]) => recibidos.some((recibido) => recibido.papel === papel);
  const isOver = estado === 'caducada' || estado === 'revocada';
  const facts = [
    t('pedidaEl', {
      fecha: formatFecha(peticion.creada),
      quien: peticion.quien ? t('deQuien', { nombre: peticion.quien.nombre }) : '',
    }),
    contrato && !about.contratoId && t('deContrato', { codigo: contrato.nombre }),
    enviadaA && t('enviadaA', { correo: enviadaA }),
    estado !== 'revocada' && t(isOver ? 'valioHasta' : 'valeHasta', { fecha: formatFecha(peticion.caduca) }),
  ].filter(Boolean);
  return (
    <li className={styles.request}>
      <div className="vt-ends">
        <ul className="vt-toolbar vt-list">
          {papeles.map((papel) => (
            <li key={papel}>
              <Badge tone={came(papel) ? 'ok' : 'warn'}>
                {`${t(`papel-${papel}`)}: ${t(came(papel) ? 'haLlegado' : 'falta')}`}
              </Badge>
            </li>
          ))}
        </ul>
        <Badge tone={TONES[estado]}>{t(`estado-${estado}`)}</Badge>
      </div>
      <p className="vt-small">{facts.join(' · ')}</p>
      <Tools peticion={peticion} {...about} />
    </li>
  );
}

function Tools({ peticion, ...about }: Props & { readonly peticion: Peticion }) {
  const { t } = useTranslation('asked-documents');
  const [renewing, setRenewing] = useState(false);
  const revoke = useWrite(peticionesDeDocumentos.revoke, {
    invalidates: [peticionesDeDocumentos.list],
    onSuccess: () => notify(t('revocada')),
    onError: notifyFailure,
  });
  const que = peticion.papeles.map((papel) => t(`papel-${papel}`)).join(', ');
  return (
    <div className="vt-toolbar vt-gap-6">
      <Button small aria-label={t('renovarDe', { que })} onClick={() => setRenewing(true)}>
        {t('renovar')}
      </Button>
      {peticion.estado !== 'revocada' && peticion.estado !== 'caducada' && (
        <Button
          small
          look="quiet"
          aria-label={t('revocarDe', { que })}
          busy={revoke.isPending}
          onClick={() => revoke.mutate({ params: { id: peticion.id } })}
        >
          {t('revocar')}
        </Button>
      )}
      {renewing && <AskDialog {...about} renewed={peticion} onClose={() => setRenewing(false)} />}
    </div>
  );
}
