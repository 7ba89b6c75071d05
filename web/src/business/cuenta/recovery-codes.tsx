import { IconCopy, IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../data/save-file.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/nav/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './cuenta.module.css';

type Props = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const { t } = useTranslation('cuenta');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(t('copiados')),
      () => notify(t('sinCopiar'), { tone: 'warn' }),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('codigosRecuperacion')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('guardados')}
        </Button>
      }
    >
      <div className="vt-stack vt-gap-16">
        <Notice tone="warn">{t('codigosTexto')}</Notice>
        <ol className={`vt-columns ${styles.codes}`}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="vt-toolbar">
          <Button icon={IconCopy} onClick={copy}>
            {t('copiar')}
          </Button>
          <Button
            icon={IconDownload}
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('fichero'))}
          >
            {t('descargar')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
