import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './webhooks.module.css';

type Props = { readonly secreto: string; readonly onClose: () => void };

/** The secret of a webhook that was just made, which is never shown again. */
export function WebhookSecret({ secreto, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  const copy = () =>
    navigator.clipboard.writeText(secreto).then(
      () => notify(t('copiado')),
      () => notify(t('sinCopiar'), { tone: 'warn' }),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('secreto')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('guardado')}
        </Button>
      }
    >
      <div className="vt-stack vt-gap-16">
        <Notice tone="warn">{t('soloAhora')}</Notice>
        <p>
          <code className={styles.secret} dir="ltr">
            {secreto}
          </code>
        </p>
        <div className="vt-toolbar">
          <Button icon={IconCopy} onClick={copy}>
            {t('copiar')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
