import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './charts.module.css';
import type { Period } from './samples.ts';

const PERIODS: readonly Period[] = ['day', 'month', 'year'];

type Props = { readonly value: Period; readonly onChange: (period: Period) => void };

/** Chooses a day, a month or a year. */
export function PeriodChoice({ value, onChange }: Props) {
  const { t } = useTranslation('charts');
  return (
    <fieldset className={styles.choice} aria-label={t('period')}>
      {PERIODS.map((period) => (
        <Button
          key={period}
          small
          look="quiet"
          aria-pressed={period === value}
          onClick={() => onChange(period)}
        >
          {t(`period-${period}`)}
        </Button>
      ))}
    </fieldset>
  );
}
