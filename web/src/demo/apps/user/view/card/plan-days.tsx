import { formatNumber } from '../../../../../format/number.ts';
import { PLAN_DAYS } from '../../plans.ts';
import { useUserText } from '../../texts.ts';
import styles from './card.module.css';

/** Shows how many days of the paid month have passed, and how many are left. */
export function PlanDays({ days }: { days: number }) {
  const t = useUserText();
  const left = PLAN_DAYS - days;
  return (
    <div className={`vt-stack vt-gap-6 ${styles.days}`}>
      <p>
        <span>{t('days')}</span>
        <span className="vt-figure">
          {t('daysOf', { days: formatNumber(days), total: formatNumber(PLAN_DAYS) })}
        </span>
      </p>
      <progress aria-label={t('days')} value={days} max={PLAN_DAYS} />
      <p className={styles.left}>{t('daysLeft', { count: left })}</p>
    </div>
  );
}
