import { useTranslation } from '../../texts/use-translation.ts';
import styles from './acceso.module.css';

const PUNTA = { periodo: 'punta', height: 104 } as const;
const LLANO = { periodo: 'llano', height: 68 } as const;
const VALLE = { periodo: 'valle', height: 34 } as const;

/** Periods of tariff 2.0TD on a working day, mainland (Circular 3/2020 of the CNMC, art. 7). */
const TRAMOS = [
  { desde: 0, hasta: 8, ...VALLE },
  { desde: 8, hasta: 10, ...LLANO },
  { desde: 10, hasta: 14, ...PUNTA },
  { desde: 14, hasta: 18, ...LLANO },
  { desde: 18, hasta: 22, ...PUNTA },
  { desde: 22, hasta: 24, ...LLANO },
] as const;

const HORAS = TRAMOS.flatMap(({ desde, hasta, periodo, height }) =>
  Array.from({ length: hasta - desde }, (_, index) => ({ hora: desde + index, periodo, height })),
);

/** A drawing of the day of tariff 2.0TD: 24 hours at three prices. */
export function DiaDeTarifa() {
  const { t } = useTranslation('acceso');
  return (
    <figure className={styles.day}>
      <svg viewBox="0 0 480 128" role="img" aria-label={t('diaDescripcion')}>
        {HORAS.map(({ hora, periodo, height }) => (
          <rect
            key={hora}
            x={hora * 20 + 2}
            y={112 - height}
            width="16"
            height={height}
            rx="4"
            className={styles[periodo]}
          />
        ))}
        {[0, 6, 12, 18].map((hora) => (
          <text key={hora} x={hora * 20 + 2} y="127" className={styles.hour}>
            {String(hora).padStart(2, '0')} h
          </text>
        ))}
      </svg>
      <figcaption>
        <span data-tramo="punta">{t('punta')}</span>
        <span data-tramo="llano">{t('llano')}</span>
        <span data-tramo="valle">{t('valle')}</span>
        <span className={styles.source}>{t('diaPie')}</span>
      </figcaption>
    </figure>
  );
}
