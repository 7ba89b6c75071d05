import { useTranslation } from '../../texts/use-translation.ts';
import { SecretDialog } from '../../ui/kit/secret/secret-dialog.tsx';

type Props = { readonly nombre: string; readonly secreto: string; readonly onClose: () => void };

export function KeySecret({ nombre, secreto, onClose }: Props) {
  const { t } = useTranslation('claves');
  const words = {
    title: t('laClave', { nombre }),
    warning: t('soloAhora'),
    copy: t('copiar'),
    copied: t('copiada'),
    notCopied: t('sinCopiar'),
    kept: t('guardada'),
  };
  return <SecretDialog secret={secreto} words={words} onClose={onClose} />;
}
