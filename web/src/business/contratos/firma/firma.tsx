import { useQueryClient } from '@tanstack/react-query';
import { contratos, firmaDeContrato } from '@vatio/contract';
import { useEffect, useState } from 'react';
import { keyOf, useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { useCerrado } from '../ficha/use-cerrado.ts';
import { SendToSign } from './send-to-sign.tsx';

/** Milliseconds between reads while the server is about to call the provider, and while the client has the paper. */
const CALLING_MS = 3_000;
const WAITING_MS = 60_000;

const TONES: Readonly<Record<firmaDeContrato.Envio['estado'], Tone>> = {
  'por-enviar': 'info',
  enviado: 'info',
  visto: 'accent',
  firmado: 'ok',
  rechazado: 'bad',
  caducado: 'warn',
  'por-retirar': 'idle',
  retirado: 'idle',
  fallido: 'bad',
};

function pauseOf(firma: firmaDeContrato.Firma | undefined): number | false {
  const last = firma?.envios[0];
  if (!last?.siguiente) return false;
  return last.problema === null && last.estado !== 'enviado' && last.estado !== 'visto'
    ? CALLING_MS
    : WAITING_MS;
}

/** The paper at the brand's provider of signatures. Draws nothing where the brand has none and none was ever sent. */
export function FirmaDeContrato({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const [sending, setSending] = useState(false);
  const closed = useCerrado(contrato);
  const params = { id: contrato.id };
  const { data } = useRead(
    firmaDeContrato.get,
    { params },
    { refetchInterval: ({ state }) => pauseOf(state.data) },
  );
  const [last, ...before] = data?.envios ?? [];
  useFollowed(last);
  if (!data || (!data.conProveedor && !last)) return null;
  return (
    <Card
      title={t('firmaElectronica')}
      actions={last && <Badge tone={TONES[last.estado]}>{t(`envio-${last.estado}`)}</Badge>}
    >
      <div className="vt-stack">
        {last ? <EnvioFacts envio={last} /> : <p className="vt-soft">{t('firmaSinEnviar')}</p>}
        {last?.problema && (
          <p className="vt-problem" role="status">
            {last.problema}
          </p>
        )}
        <div className="vt-toolbar">
          {data.enviable && (
            <Button look="primary" {...closed('firmar')} onClick={() => setSending(true)}>
              {t(last ? 'volverAEnviarAFirmar' : 'enviarAFirmar')}
            </Button>
          )}
          {last?.siguiente && last.estado !== 'por-enviar' && <CheckNow id={contrato.id} />}
        </div>
        {before.length > 0 && (
          <ul className="vt-small vt-soft">
            {before.map(({ id, creado, nombre, estado }) => (
              <li key={id}>
                {formatInstante(creado)} · {nombre} · {t(`envio-${estado}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {sending && (
        <SendToSign contrato={contrato} firmante={data.firmante} onClose={() => setSending(false)} />
      )}
    </Card>
  );
}

function EnvioFacts({ envio }: { readonly envio: firmaDeContrato.Envio }) {
  const { t } = useTranslation('contratos');
  const { nombre, email, telefono, creado, firmado, motivo, problema, siguiente } = envio;
  const facts = [
    [t('firmaDe'), [nombre, email, telefono].filter(Boolean).join(' · ')],
    [t('firmaPedida'), formatInstante(creado)],
    [t('firmaHecha'), firmado && formatInstante(firmado)],
    [t('firmaMotivo'), motivo],
    [t('firmaSiguiente'), problema && siguiente && formatInstante(siguiente)],
  ] as const;
  return (
    <Facts narrowest={220}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}

function CheckNow({ id }: { readonly id: string }) {
  const { t } = useTranslation('contratos');
  const check = useWrite(firmaDeContrato.check, {
    invalidates: [firmaDeContrato.get],
    onError: notifyFailure,
  });
  return (
    <Button busy={check.isPending} onClick={() => check.mutate({ params: { id } })}>
      {t('comprobarFirma')}
    </Button>
  );
}

/** What the provider tells changes the contract without anybody here having done anything. */
function useFollowed(envio: firmaDeContrato.Envio | undefined): void {
  const client = useQueryClient();
  const ended = envio !== undefined && envio.siguiente === null;
  useEffect(() => {
    if (ended) client.invalidateQueries({ queryKey: keyOf(contratos.get) });
  }, [ended, client]);
}
