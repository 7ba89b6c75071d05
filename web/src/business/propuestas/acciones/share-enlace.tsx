import { IconBrandWhatsapp, IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './acciones.module.css';

const COPIADO_MS = 2500;

/** The client's link, to be copied, opened or sent by a chat. */
export function ShareEnlace({ enlace, codigo }: { enlace: string; codigo: string }) {
  const { t } = useTranslation('propuestas');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIADO_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(enlace);
      setCopied(true);
    } catch {
      notify(t('copiaAMano'), { tone: 'warn' });
    }
  };
  const mensaje = t('mensajeDeChat', { codigo, enlace });
  return (
    <div className={`${styles.enlace} vt-no-print`}>
      <input
        readOnly
        value={enlace}
        aria-label={t('enlaceDelCliente')}
        onFocus={({ target }) => target.select()}
      />
      <Button small icon={copied ? IconCheck : IconCopy} onClick={copyLink}>
        {t(copied ? 'copiado' : 'copiarEnlace')}
      </Button>
      <a href={`https://wa.me/?text=${encodeURIComponent(mensaje)}`} target="_blank" rel="noreferrer">
        <IconBrandWhatsapp size={18} aria-hidden />
        WhatsApp
      </a>
      <Link to={new URL(enlace).pathname} target="_blank" rel="noreferrer">
        <IconExternalLink size={18} aria-hidden />
        {t('verComoCliente')}
      </Link>
      <span className="vt-hidden" role="status">
        {copied && t('copiado')}
      </span>
    </div>
  );
}
