import { type Icon, IconCoinEuro, IconPackage, IconPercentage, IconUsers } from '@tabler/icons-react';
import { useSample } from '../../../data/sample.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber, formatWithUnit } from '../../../format/number.ts';
import type { Statistic as Answer } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { SeriesColour } from '../../../ui/chart/palette.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Sparkline } from '../../kit/chart/sparkline.tsx';
import { useMonths } from '../use-months.ts';
import { TrendCard } from './trend-card.tsx';

type Name = 'subscribers' | 'revenue' | 'sales' | 'orders';

type Looks = { readonly icon: Icon; readonly tone: Tone; readonly colour: SeriesColour };

const LOOKS: Readonly<Record<Name, Looks>> = {
  subscribers: { icon: IconUsers, tone: 'accent', colour: 3 },
  revenue: { icon: IconCoinEuro, tone: 'ok', colour: 4 },
  sales: { icon: IconPercentage, tone: 'bad', colour: 1 },
  orders: { icon: IconPackage, tone: 'warn', colour: 2 },
};

const HEIGHT = 84;

/** Shows a figure in thousands over the area of its last months. */
export function AreaStatistic({ name }: { name: Name }) {
  const { t } = useTranslation('dashboards');
  const { data, error, refetch } = useSample<Answer>(`/card/card-statistics/${name}`);
  const { icon, tone, colour } = LOOKS[name];
  const values = data?.series[0]?.data ?? [];
  const labels = useMonths(values.length);
  return (
    <TrendCard
      {...{ icon, tone }}
      title={t(`gained-${name}`)}
      value={data && figureOf(name, data, t('thousands'))}
      chartHeight={HEIGHT}
      flush
    >
      {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
      {data && (
        <Sparkline
          kind="area"
          title={t(`gained-${name}`)}
          labels={labels}
          series={[{ values, colour }]}
          format={formatNumber}
          height={HEIGHT}
        />
      )}
    </TrendCard>
  );
}

function figureOf(name: Name, { analyticsData = {} }: Answer, thousands: string): string {
  if (name === 'sales') return analyticsData.sales ?? '';
  if (name === 'revenue') return formatEur(analyticsData.revenue, 0);
  return formatWithUnit((analyticsData[name] ?? 0) / 1_000, thousands, 1);
}
