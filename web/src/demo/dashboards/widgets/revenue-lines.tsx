import { useMemo } from 'react';
import { monthNames } from '../../../format/date.ts';
import type { Revenue } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { CallCard } from '../call-card.tsx';
import styles from '../cards/cards.module.css';

const DAYS = ['1', '5', '9', '13', '17', '21', '26', '31'];
/** The figures are the euros of each of those days. */
const THIS_MONTH = [9_400, 10_300, 9_800, 11_200, 10_400, 11_900, 10_900, 12_040];
const LAST_MONTH = [8_900, 9_500, 9_700, 9_100, 9_300, 8_700, 9_500, 9_420];
const YEAR = [140, 180, 150, 205, 160, 295, 125, 255, 205, 305, 240, 295];

const CHART_HEIGHT = 230;
const CARD_HEIGHT = 330;

/** Compares this month with the last one, day by day. */
export function RevenueLines() {
  const { t } = useTranslation('dashboards');
  const series = useMemo(
    () => [
      { name: t('thisMonthLine'), values: THIS_MONTH, colour: 3 as const },
      { name: t('lastMonthLine'), values: LAST_MONTH, colour: 6 as const },
    ],
    [t],
  );
  return (
    <CallCard<Revenue> title={t('revenueByDay')} path="/card/card-analytics/revenue" height={CARD_HEIGHT}>
      {({ thisMonth, lastMonth }) => (
        <>
          <dl className={styles.between}>
            <div>
              <dt className="vt-soft">{t('thisMonthLine')}</dt>
              <dd className={styles.figure}>
                <bdi>{thisMonth}</bdi>
              </dd>
            </div>
            <div>
              <dt className="vt-soft">{t('lastMonthLine')}</dt>
              <dd className={styles.figure}>
                <bdi>{lastMonth}</bdi>
              </dd>
            </div>
          </dl>
          <Chart
            kind="line"
            title={t('revenueByDayOf')}
            labels={DAYS}
            series={series}
            unit="€"
            height={CHART_HEIGHT}
          />
        </>
      )}
    </CallCard>
  );
}

/** Shows the kits sold in each month of the year. */
export function YearlySales() {
  const { t, language } = useTranslation('dashboards');
  const labels = useMemo(() => monthNames(language), [language]);
  const series = useMemo(() => [{ name: t('kitsSold'), values: YEAR, colour: 4 as const }], [t]);
  return (
    <Card title={t('yearlySales')} height={CARD_HEIGHT}>
      <Chart
        kind="area"
        title={t('yearlySales')}
        labels={labels}
        series={series}
        height={CHART_HEIGHT + 56}
      />
    </Card>
  );
}
