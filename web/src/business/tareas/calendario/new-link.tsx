import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './calendario.module.css';

/** A link that has just been made, to be copied or opened by the device's own calendar. It is never shown again. */
export function NewLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('tareas');
  const [copied, setCopied] = useState('');
  const isCopied = copied === url;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(url),
      () => notify(t('copiaAMano'), { tone: 'warn' }),
    );
  return (
    <div className="vt-stack">
      <Notice tone="warn">{t('calendarioSolaVez')}</Notice>
      <input
        readOnly
        className={styles.link}
        value={url}
        aria-label={t('calendarioEnlace')}
        onFocus={({ target }) => target.select()}
      />
      <div className="vt-toolbar">
        <Button look="primary" icon={isCopied ? IconCheck : IconCopy} onClick={copy}>
          {t(isCopied ? 'copiado' : 'copiarEnlace')}
        </Button>
        <a className="vt-row vt-gap-4" href={url.replace(/^https?:/, 'webcal:')}>
          <IconCalendarPlus size={18} aria-hidden />
          {t('abrirCalendario')}
        </a>
      </div>
      <span className="vt-hidden" role="status">
        {isCopied && t('copiado')}
      </span>
    </div>
  );
}
