import { useMemo, useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import type { AnalyticsRange } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Radar } from '../../kit/chart/radar.tsx';
import { RangeChoice } from '../range-choice.tsx';
import { useMonths } from '../use-months.ts';

type Compared = { readonly sales: readonly number[]; readonly visits: readonly number[] };

/** The sales and the hundreds of visits are those of the last six months, or the averages of the same months. */
const COMPARED: Readonly<Record<AnalyticsRange, Compared>> = {
  'Last 28 Days': { sales: [90, 50, 86, 40, 92, 60], visits: [70, 75, 58, 76, 42, 55] },
  'Last Month': { sales: [82, 61, 74, 52, 80, 71], visits: [66, 70, 63, 68, 51, 60] },
  'Last Year': { sales: [74, 68, 70, 64, 77, 81], visits: [60, 62, 66, 65, 58, 69] },
};

const MONTHS = 6;

/** Compares sales and visits, month by month. */
export function SalesRadar() {
  const { t } = useTranslation('dashboards');
  const [range, setRange] = useState<AnalyticsRange>('Last 28 Days');
  const labels = useMonths(MONTHS);
  const series = useMemo(
    () => [
      { name: t('sales'), values: COMPARED[range].sales, colour: 3 as const },
      { name: t('visitsInHundreds'), values: COMPARED[range].visits, colour: 2 as const },
    ],
    [t, range],
  );
  return (
    <Card
      title={t('salesAndVisits')}
      actions={<RangeChoice of={t('salesAndVisits')} value={range} onChange={setRange} />}
    >
      <Radar title={t('salesAndVisits')} labels={labels} series={series} format={formatNumber} />
    </Card>
  );
}
