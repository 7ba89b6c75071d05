import type { incidencias } from '@vatio/contract';
import { useSells } from '../../data/use-ability.ts';
import { formatInstante } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './incidencias.module.css';

/** What both sides wrote, the oldest first; the messages of whoever reads stand at the end of the line. */
export function Hilo({ hilo }: Pick<incidencias.Incidencia, 'hilo'>) {
  const { t } = useTranslation('incidencias');
  const sells = useSells();
  return (
    <ol className={`vt-list vt-stack ${styles.hilo}`} aria-label={t('hilo')}>
      {hilo.map(({ id, texto, deLaCasa, quien, cuando }) => (
        <li key={id} className={styles.mensaje} data-own={deLaCasa === sells || undefined}>
          <p className={styles.texto}>{texto}</p>
          <p className="vt-small">
            {[quien ?? t(deLaCasa ? 'laCasa' : 'elCliente'), formatInstante(cuando)].join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
