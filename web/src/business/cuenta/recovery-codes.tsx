import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../data/save-file.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SecretDialog } from '../../ui/kit/secret/secret-dialog.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './cuenta.module.css';

type Props = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const { t } = useTranslation('cuenta');
  const text = codes.join('\n');
  const words = {
    title: t('codigosRecuperacion'),
    warning: t('codigosTexto'),
    copy: t('copiar'),
    copied: t('copiados'),
    notCopied: t('sinCopiar'),
    kept: t('guardados'),
  };
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), t('fichero'));
  const actions = (
    <Button icon={IconDownload} onClick={download}>
      {t('descargar')}
    </Button>
  );
  return (
    <SecretDialog secret={text} words={words} actions={actions} onClose={onClose}>
      <ol className={`vt-columns ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </SecretDialog>
  );
}
