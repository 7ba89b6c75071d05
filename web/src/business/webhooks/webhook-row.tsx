import { webhooks } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './webhooks.module.css';

type Props = { readonly webhook: webhooks.Webhook };

/** A webhook: where it leads, what it is told, and how its deliveries fare. */
export function WebhookRow({ webhook }: Props) {
  const { t } = useTranslation('webhooks');
  const { id, url, eventos, activo, enCola, fallidas, entregada } = webhook;
  const facts = [
    entregada ? t('ultimaEntrega', { cuando: formatInstante(entregada) }) : t('sinEntregas'),
    ...(enCola > 0 ? [t('enCola', { count: enCola })] : []),
    ...(fallidas > 0 ? [t('fallidas', { count: fallidas })] : []),
  ];
  return (
    <li>
      <div className="vt-stack vt-gap-4">
        <p>
          <Link to={`/ajustes/webhooks/${id}`}>
            <bdi>{url}</bdi>
          </Link>{' '}
          <Badge tone={activo ? 'ok' : 'idle'}>{t(activo ? 'activo' : 'enPausa')}</Badge>
        </p>
        <p className="vt-note">{eventos.map((evento) => t(`evento-${evento}`)).join(' · ')}</p>
        <p className="vt-note">{facts.join(' · ')}</p>
      </div>
      <div className={`vt-toolbar ${styles.actions}`}>
        <Test webhook={webhook} />
        <Pause webhook={webhook} />
        <Remove webhook={webhook} />
      </div>
    </li>
  );
}

function Test({ webhook: { id, url, activo } }: Props) {
  const { t } = useTranslation('webhooks');
  const test = useWrite(webhooks.sendTest, {
    invalidates: [webhooks.list, webhooks.deliveries],
    onSuccess: () => notify(t('pruebaEnviada')),
    onError: notifyFailure,
  });
  return (
    <Button
      small
      disabled={!activo}
      busy={test.isPending}
      aria-label={t('probarEl', { url })}
      onClick={() => test.mutate({ params: { id } })}
    >
      {t('probar')}
    </Button>
  );
}

function Pause({ webhook: { id, url, activo } }: Props) {
  const { t } = useTranslation('webhooks');
  const change = useWrite(webhooks.update, { invalidates: [webhooks.list], onError: notifyFailure });
  return (
    <Button
      small
      busy={change.isPending}
      aria-label={t(activo ? 'pausarEl' : 'reanudarEl', { url })}
      onClick={() => change.mutate({ params: { id }, body: { activo: !activo } })}
    >
      {t(activo ? 'pausar' : 'reanudar')}
    </Button>
  );
}

function Remove({ webhook: { id, url } }: Props) {
  const { t } = useTranslation('webhooks');
  const [asking, setAsking] = useState(false);
  const remove = useWrite(webhooks.remove, {
    invalidates: [webhooks.list],
    onSuccess: () => {
      setAsking(false);
      notify(t('borrado'));
    },
    onError: notifyFailure,
  });
  return (
    <>
      <Button small aria-label={t('borrarEl', { url })} onClick={() => setAsking(true)}>
        {t('borrar')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          danger
          title={t('borrarTitulo')}
          confirm={t('borrar')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(false)}
        >
          <p className={styles.address}>
            <bdi>{url}</bdi>
          </p>
          <p>{t('borrarTexto')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
