import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { webhooks } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CardRows } from '../../trade/card-rows.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import styles from './webhooks.module.css';

/** The addresses of the internet that are told what happens. */
export default function WebhooksScreen() {
  const { t } = useTranslation('webhooks');
  const { data, error, refetch } = useRead(webhooks.list, {});
  const [creating, setCreating] = useState(false);
  const [secreto, setSecreto] = useState<string>();
  return (
    <div className="vt-page">
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={() => setCreating(true)}>
          {t('nuevo')}
        </Button>
      </PageActions>
      <p className={`vt-soft ${styles.lead}`}>{t('texto')}</p>
      <CardRows
        label={t('lista')}
        rows={data?.rows}
        error={error}
        onRetry={refetch}
        empty={{ icon: IconWebhook, title: t('ninguno'), text: t('ningunoTexto') }}
      >
        {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
      </CardRows>
      {creating && (
        <NewWebhook
          onClose={() => setCreating(false)}
          onMade={(made) => {
            setCreating(false);
            setSecreto(made);
          }}
        />
      )}
      {secreto !== undefined && <WebhookSecret secreto={secreto} onClose={() => setSecreto(undefined)} />}
    </div>
  );
}
