import { IconRefresh, IconSend } from '@tabler/icons-react';
import { webhooks } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { EntregaRow } from './entrega-row.tsx';
import styles from './webhooks.module.css';

/** The log of a webhook: what was sent, what was answered, and a way to send it again. */
export default function EntregasScreen() {
  const { t } = useTranslation('webhooks');
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useRead(webhooks.deliveries, { params: { id } });
  return (
    <div className="vt-page">
      <PageActions>
        <Button icon={IconRefresh} busy={isFetching} onClick={() => refetch()}>
          {t('actualizar')}
        </Button>
      </PageActions>
      <p className={`vt-soft ${styles.lead}`}>{t('entregasTexto')}</p>
      <Card height={220}>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton lines={6} />}
        {data?.rows.length === 0 && (
          <EmptyState icon={IconSend} title={t('sinAvisos')} text={t('sinAvisosTexto')} />
        )}
        {data && data.rows.length > 0 && (
          <ul className={`vt-list ${styles.rows}`} aria-label={t('entregas')}>
            {data.rows.map((entrega) => (
              <EntregaRow key={entrega.id} webhookId={id} entrega={entrega} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
