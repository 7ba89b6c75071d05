import { useTranslation } from '../../../texts/use-translation.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import styles from '../charts.module.css';
import { shareOfMonth } from '../days.ts';
import { TRADES } from '../samples.ts';
import { useDaily, useDays } from '../use-daily.tsx';

const HEIGHT = 300;

type DailyProps = {
  readonly title: string;
  readonly kind: 'bar' | 'line' | 'area';
  readonly names: Parameters<typeof useDaily>[0];
};

/** Shows the chosen days as columns, lines or areas. */
export function DailyChart({ title, kind, names }: DailyProps) {
  const { t } = useTranslation('charts');
  const { labels, series, above } = useDaily(names);
  return (
    <Card title={t(title)}>
      <div className={styles.above}>{above}</div>
      <Chart {...{ kind, labels, series }} title={t(title)} height={HEIGHT} />
    </Card>
  );
}

/** Shows horizontal bars, which leave room for long names. */
export function LyingChart() {
  const { t } = useTranslation('charts');
  const { places, above } = useDays();
  const trades = Object.entries(TRADES);
  return (
    <Card title={t('lyingBars')}>
      <div className={styles.above}>{above}</div>
      <Chart
        kind="bar"
        lying
        title={t('lyingBars')}
        labels={trades.map(([name]) => t(`trade-${name}`))}
        series={[{ name: t('euros'), values: trades.map(([, eur]) => shareOfMonth(eur, places)), colour: 4 }]}
        height={HEIGHT}
      />
    </Card>
  );
}
