import { useSample } from '../../../data/sample.ts';
import { formatNumber } from '../../../format/number.ts';
import type { Statistic as Answer } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Sparkline } from '../../kit/chart/sparkline.tsx';
import { useMonths } from '../use-months.ts';
import { TrendCard } from './trend-card.tsx';

type Name = 'site-traffic' | 'active-users' | 'newsletter';

const COLOURS = { 'site-traffic': 3, 'active-users': 4, newsletter: 2 } as const;
const HEIGHT = 96;

/** Shows the last figure of a series over the line that leads to it. */
export function LineStatistic({ name }: { name: Name }) {
  const { t } = useTranslation('dashboards');
  const { data, error, refetch } = useSample<Answer>(`/card/card-statistics/${name}`);
  const values = data?.series[0]?.data ?? [];
  const labels = useMonths(values.length);
  const title = t(`line-${name}`);
  return (
    <TrendCard title={title} value={data && formatNumber(values.at(-1))} chartHeight={HEIGHT}>
      {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
      {data && (
        <Sparkline
          kind="line"
          {...{ title, labels }}
          series={[{ values, colour: COLOURS[name] }]}
          format={formatNumber}
          height={HEIGHT}
        />
      )}
    </TrendCard>
  );
}
