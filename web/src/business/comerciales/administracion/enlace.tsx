import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from './administracion.module.css';

type Props = { readonly enlace: string; readonly nombre: string; readonly onClose: () => void };

/** Shows the link of an invitation, once. Without a mail server it has to be handed over in another way. */
export function EnlaceDeInvitacion({ enlace, nombre, onClose }: Props) {
  const { t } = useTranslation('comerciales');
  const [copied, setCopied] = useState(false);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(enlace);
      setCopied(true);
    } catch {
      notify(t('copiaAMano'), { tone: 'warn' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enlaceDeInvitacion')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('cerrar')}</LeaveButton>
          <Button look="primary" icon={copied ? IconCheck : IconCopy} onClick={copyLink}>
            {t(copied ? 'copiado' : 'copiarEnlace')}
          </Button>
        </>
      }
    >
      <div className="vt-stack">
        <p>{t('enlaceTexto', { nombre })}</p>
        <input
          readOnly
          className={styles.enlace}
          value={enlace}
          aria-label={t('enlaceDeInvitacion')}
          onFocus={({ target }) => target.select()}
        />
        <p className="vt-note" role="status">
          {copied ? t('enlaceCopiado') : t('enlaceNota')}
        </p>
      </div>
    </Dialog>
  );
}
