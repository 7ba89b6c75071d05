import { useSample } from '../../../data/sample.ts';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import type { TitledStatistic as Answer } from '../../../sample-data/analytics/analytics.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Sparkline } from '../../kit/chart/sparkline.tsx';
import { useMonths } from '../use-months.ts';
import { TrendCard } from './trend-card.tsx';

const HEIGHT = 112;

/** Shows the orders of the last months as bars. */
export function OrdersBars() {
  const { t } = useTranslation('dashboards');
  return <Statistic call="orders-bar-chart" kind="bar" title={t('orders')} format={formatNumber} />;
}

/** Shows the profit of the last months as an area. The samples count thousands of euros. */
export function ProfitLine() {
  const { t } = useTranslation('dashboards');
  return (
    <Statistic
      call="profit-line-chart"
      kind="area"
      title={t('profit')}
      format={(thousands) => formatEur(thousands * 1_000, 0)}
    />
  );
}

type Props = {
  readonly call: 'orders-bar-chart' | 'profit-line-chart';
  readonly kind: 'bar' | 'area';
  readonly title: string;
  readonly format: (value: number) => string;
};

function Statistic({ call, kind, title, format }: Props) {
  const { data, error, refetch } = useSample<Answer>(`/card/card-statistics/${call}`);
  const values = data?.series[0]?.data ?? [];
  const labels = useMonths(values.length);
  return (
    <TrendCard title={title} value={data?.statistics} chartHeight={HEIGHT}>
      {error && !data && <ErrorState slim error={error} onRetry={refetch} />}
      {data && <Sparkline {...{ kind, title, labels, format }} series={[{ values }]} height={HEIGHT} />}
    </TrendCard>
  );
}
