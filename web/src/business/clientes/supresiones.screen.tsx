import { IconShieldOff } from '@tabler/icons-react';
import { supresiones } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ReadRows } from '../../trade/read-rows.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { type Answer, AnswerSupresion } from './supresiones/answer-supresion.tsx';

type Open = { readonly solicitud: supresiones.SolicitudRow; readonly answer: Answer };

/** What clients ask to erase, those to be answered first by the last day to do it. */
export default function SupresionesScreen() {
  const { t } = useTranslation('clientes');
  const { data, error, refetch } = useRead(supresiones.list, {});
  const [open, setOpen] = useState<Open>();
  return (
    <ReadRows
      rows={data?.rows}
      error={error}
      onRetry={refetch}
      empty={{ icon: IconShieldOff, title: t('sinSupresiones'), text: t('sinSupresionesTexto') }}
    >
      {(rows) => (
        <div className="vt-page">
          {rows.map((solicitud) => (
            <Solicitud
              key={solicitud.id}
              solicitud={solicitud}
              onAnswer={(answer) => setOpen({ solicitud, answer })}
            />
          ))}
          {open && <AnswerSupresion {...open} onClose={() => setOpen(undefined)} />}
        </div>
      )}
    </ReadRows>
  );
}

type Props = {
  readonly solicitud: supresiones.SolicitudRow;
  readonly onAnswer: (answer: Answer) => void;
};

function Solicitud({ solicitud, onAnswer }: Props) {
  const { t } = useTranslation('clientes');
  const { cliente, estado, pedida, vence, motivo, ampliacion, rechazo, resuelta } = solicitud;
  const pending = estado === 'pendiente';
  return (
    <Card
      title={<Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link>}
      actions={pending ? <Plazo solicitud={solicitud} /> : <Badge>{t(`supresion-${estado}`)}</Badge>}
    >
      <div className="vt-stack">
        <p>{t('pedidaYVence', { pedida: formatFecha(pedida), vence: formatFecha(vence) })}</p>
        {motivo && <p>{t('loQueDice', { motivo })}</p>}
        {ampliacion && <p>{t('plazoAmpliado', { motivo: ampliacion })}</p>}
        {rechazo && <p>{t('rechazadaPorque', { motivo: rechazo })}</p>}
        {resuelta && <p className="vt-note">{t('contestadaEl', { fecha: formatFecha(resuelta) })}</p>}
        {pending && (
          <div className="vt-toolbar">
            <Button look="danger" onClick={() => onAnswer('atender')}>
              {t('atenderSupresion')}
            </Button>
            <Button onClick={() => onAnswer('rechazar')}>{t('rechazarSupresion')}</Button>
            {ampliacion === null && <Button onClick={() => onAnswer('ampliar')}>{t('ampliarPlazo')}</Button>}
          </div>
        )}
      </div>
    </Card>
  );
}

/** Fewer days than these to answer stand out. */
const SOON = 7;

function Plazo({ solicitud: { diasRestantes } }: Pick<Props, 'solicitud'>) {
  const { t } = useTranslation('clientes');
  const left = diasRestantes ?? 0;
  if (left < 0) return <Badge tone="bad">{t('plazoPasado', { count: -left })}</Badge>;
  return <Badge tone={left < SOON ? 'warn' : 'info'}>{t('quedanDias', { count: left })}</Badge>;
}
