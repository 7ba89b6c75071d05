import type { tareas } from '@vatio/contract';
import { formatFecha, today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './cuando.module.css';

/** The day of a task and its time, if it has one; what is late says so. */
export function Cuando({ tarea: { fecha, hora, estado } }: { readonly tarea: tareas.Tarea }) {
  const { t } = useTranslation('tareas');
  const now = today();
  const isLate = estado === 'pendiente' && fecha < now;
  return (
    <span className={styles.when}>
      <span>
        {fecha === now ? t('hoy') : formatFecha(fecha)}
        {hora && <bdi> · {hora}</bdi>}
      </span>
      {isLate && <span className={styles.late}>{t('vencida')}</span>}
    </span>
  );
}
