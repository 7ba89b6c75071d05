import { useTranslation } from '../../texts/use-translation.ts';
import styles from './dia-de-tarifa.module.css';

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

/** The tower of an hour, in units of the drawing. */
const TOWER = { width: 20, foot: 112, windows: [4, 11], floor: 10 } as const;
/** Parts of the city that are lit one after another. */
const TURNS = [0, 1, 2, 3] as const;

/** The windows of a turn in the hours of a period, as one path. */
function windowsOf(periodo: string, turn: number): string {
  return HORAS.filter((hora) => hora.periodo === periodo)
    .flatMap(({ hora, height }) =>
      TOWER.windows.flatMap((x, column) =>
        Array.from({ length: Math.floor((height - 8) / TOWER.floor) }, (_, floor) => ({
          x: hora * TOWER.width + x,
          y: TOWER.foot - height + 8 + floor * TOWER.floor,
          // Neighbours are lit in different turns.
          turn: (hora * 7 + floor * 5 + column * 3 + ((hora * floor) % 3)) % TURNS.length,
        })),
      ),
    )
    .filter((window) => window.turn === turn)
    .map(({ x, y }) => `M${x} ${y}h5v5h-5z`)
    .join('');
}

/** The day of tariff 2.0TD as a city at night: 24 towers, as high as their hour is dear, whose windows light while one types. */
export function DiaDeTarifa() {
  const { t } = useTranslation('acceso');
  return (
    <figure className={styles.day}>
      <svg viewBox="0 0 480 128" role="img" aria-label={t('diaDescripcion')}>
        {HORAS.map(({ hora, periodo, height }) => (
          <g key={hora} transform={`translate(${hora * TOWER.width + 1} ${TOWER.foot - height})`}>
            <rect width="18" height={height} className={styles.tower} />
            <rect width="18" height="2.5" className={styles[periodo]} />
          </g>
        ))}
        {[PUNTA, LLANO, VALLE].map(({ periodo }) =>
          TURNS.map((turn) => (
            <path
              key={`${periodo} ${turn}`}
              d={windowsOf(periodo, turn)}
              data-turn={turn}
              className={`${styles.windows} ${styles[periodo]}`}
            />
          )),
        )}
        {[0, 6, 12, 18].map((hora) => (
          <text key={hora} x={hora * TOWER.width + 2} y="127" className={styles.hour}>
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
