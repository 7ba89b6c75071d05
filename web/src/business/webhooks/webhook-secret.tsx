import { useTranslation } from '../../texts/use-translation.ts';
import { SecretDialog } from '../../ui/kit/secret/secret-dialog.tsx';

type Props = { readonly secreto: string; readonly onClose: () => void };

export function WebhookSecret({ secreto, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  const words = {
    title: t('secreto'),
    warning: t('soloAhora'),
    copy: t('copiar'),
    copied: t('copiado'),
    notCopied: t('sinCopiar'),
    kept: t('guardado'),
  };
  return <SecretDialog secret={secreto} words={words} onClose={onClose} />;
}
