import { IconRefresh, IconSend } from '@tabler/icons-react';
import { webhooks } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useParams } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CardRows } from '../../trade/card-rows.tsx';
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
      <CardRows
        label={t('entregas')}
        rows={data?.rows}
        error={error}
        onRetry={refetch}
        empty={{ icon: IconSend, title: t('sinAvisos'), text: t('sinAvisosTexto') }}
      >
        {(entrega) => <EntregaRow key={entrega.id} webhookId={id} entrega={entrega} />}
      </CardRows>
    </div>
  );
}
