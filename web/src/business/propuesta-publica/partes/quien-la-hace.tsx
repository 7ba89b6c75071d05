import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import type { propuestaPublica } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../propuesta-publica.module.css';

type Props = { readonly propuesta: propuestaPublica.PropuestaPublica; readonly onTalk: () => void };

/** The representative who made the proposal, their message, and how to reach them. */
export function QuienLaHace({ propuesta, onTalk }: Props) {
  const { t } = useTranslation('propuesta-publica');
  const { comercial, mensaje, enviada } = propuesta;
  return (
    <section className={styles.caja}>
      <h2>{t('teLaHace', { nombre: comercial.nombre })}</h2>
      <p className="vt-note">{t('enviadaEl', { fecha: formatFecha(enviada) })}</p>
      {mensaje !== '' && <p className={styles.mensaje}>{mensaje}</p>}
      <div className={styles.contacto}>
        {comercial.telefono && (
          <a href={`tel:${comercial.telefono.replaceAll(' ', '')}`}>
            <IconPhone size={18} aria-hidden />
            <bdi>{comercial.telefono}</bdi>
          </a>
        )}
        {comercial.email && (
          <a href={`mailto:${comercial.email}`}>
            <IconMail size={18} aria-hidden />
            {comercial.email}
          </a>
        )}
        <Button small icon={IconMessage} onClick={onTalk}>
          {t('quieroHablar')}
        </Button>
      </div>
    </section>
  );
}
