import { formatKwh } from '../../format/energy.ts';
import { formatPercent } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import { StatCard } from '../../ui/figures/stat-card.tsx';
import styles from './page-layouts.module.css';

/** The kWh of each hour of an invented day, from midnight on. */
const DAY_KWH = [
  0.3, 0.2, 0.2, 0.2, 0.2, 0.3, 0.6, 1.1, 0.9, 0.5, 0.4, 0.5, 0.8, 1.2, 0.9, 0.5, 0.4, 0.5, 0.8, 1.3, 1.7,
  1.6, 1.0, 0.5,
];

const AXIS_HOURS = [0, 3, 6, 9, 12, 15, 18, 21];
const HOURS = DAY_KWH.map((kwh, hour) => ({ hour, kwh }));
const TOTAL_KWH = DAY_KWH.reduce((sum, kwh) => sum + kwh, 0);
const MOST_KWH = Math.max(...DAY_KWH);
const NIGHT_KWH = DAY_KWH.slice(0, 8).reduce((sum, kwh) => sum + kwh, 0);

/** Shows enough content to see how much room the layout leaves. */
export function SomeContent() {
  const { t } = useTranslation('page-layouts');
  return (
    <>
      <CardGrid min={220}>
        <StatCard label={t('day')} value={formatKwh(TOTAL_KWH, 1)} note={t('dayNote')} />
        <StatCard label={t('peak')} value={formatKwh(MOST_KWH, 1)} note={t('peakNote')} />
        <StatCard label={t('night')} value={formatPercent(NIGHT_KWH / TOTAL_KWH, 0)} note={t('nightNote')} />
      </CardGrid>
      <Card title={t('hours')}>
        <ol className={styles.hours}>
          {HOURS.map(({ hour, kwh }) => (
            <li
              key={hour}
              title={`${hour} h: ${formatKwh(kwh, 1)}`}
              style={{ blockSize: `${(kwh / MOST_KWH) * 100}%` }}
            >
              <span className="vt-hidden">
                {hour} h: {formatKwh(kwh, 1)}
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.axis} aria-hidden="true">
          {AXIS_HOURS.map((hour) => (
            <span key={hour}>{hour} h</span>
          ))}
        </p>
      </Card>
    </>
  );
}
