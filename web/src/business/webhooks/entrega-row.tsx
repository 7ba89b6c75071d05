import { webhooks } from '@vatio/contract';
import { useWrite } from '../../data/use-write.ts';
import { formatInstante } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/nav/button.tsx';
import { useEventName } from './use-event-name.ts';
import styles from './webhooks.module.css';

const TONES: Readonly<Record<webhooks.Entrega['estado'], Tone>> = {
  'en-cola': 'info',
  entregada: 'ok',
  fallida: 'bad',
};

type Props = { readonly webhookId: string; readonly entrega: webhooks.Entrega };

/** A delivery with its last answer; its body unfolds. */
export function EntregaRow({ webhookId, entrega }: Props) {
  const { t } = useTranslation('webhooks');
  const { id, estado, ocurrido, error, cuerpo } = entrega;
  const name = useEventName()(entrega.evento);
  const when = formatInstante(ocurrido);
  const repeat = useWrite(webhooks.replay, {
    invalidates: [webhooks.deliveries, webhooks.list],
    onSuccess: () => notify(t('seRepite')),
    onError: notifyFailure,
  });
  return (
    <li>
      <div className="vt-stack vt-gap-4">
        <p>
          <strong>{name}</strong> <Badge tone={TONES[estado]}>{t(`estado-${estado}`)}</Badge>
        </p>
        <p className="vt-note">{useFacts(entrega).join(' · ')}</p>
        {error && <p className={styles.failure}>{error}</p>}
        <details className={styles.sent}>
          <summary>
            <span>{t('loEnviado')}</span>
          </summary>
          <pre dir="ltr">{JSON.stringify(JSON.parse(cuerpo), null, 2)}</pre>
        </details>
      </div>
      {estado !== 'en-cola' && (
        <Button
          small
          busy={repeat.isPending}
          aria-label={t('repetirEl', { que: name, cuando: when })}
          onClick={() => repeat.mutate({ params: { id: webhookId, entregaId: id } })}
        >
          {t('repetir')}
        </Button>
      )}
    </li>
  );
}

function useFacts({ ocurrido, intentos, respuesta, duracionMs, siguiente }: webhooks.Entrega): string[] {
  const { t } = useTranslation('webhooks');
  return [
    formatInstante(ocurrido),
    t('intentos', { count: intentos }),
    ...(respuesta === null ? [] : [t('respuesta', { codigo: String(respuesta) })]),
    ...(duracionMs === null ? [] : [`${formatNumber(duracionMs)} ms`]),
    ...(siguiente === null ? [] : [t('siguiente', { cuando: formatInstante(siguiente) })]),
  ];
}
