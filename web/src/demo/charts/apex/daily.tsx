import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ChartCard } from '../chart-card.tsx';
import { shareOfMonth, shortDay } from '../days.ts';
import { CANDLES, MARKET, TRADES } from '../samples.ts';
import { useDaily, useDays } from '../use-daily.tsx';
import { useLooks } from '../use-looks.ts';
import { Apex } from './apex.tsx';

/** The days of a month that a telephone has room to name. */
const FEW_DAYS = [{ breakpoint: 640, options: { xaxis: { tickAmount: 4 } } }];

const asSeries = (series: readonly { name: string; values: readonly number[] }[]) =>
  series.map(({ name, values }) => ({ name, data: [...values] }));

/** Turns the days round on a mirrored page: its first day stands at the right, and this library draws from the left. */
function useInOrder() {
  const { mirrored } = useLooks();
  return <T,>(list: readonly T[]): T[] => (mirrored ? list.toReversed() : [...list]);
}

export function Areas() {
  const { t } = useTranslation('charts');
  const inOrder = useInOrder();
  const { labels, series, figures, above } = useDaily(['roof', 'grid', 'sold']);
  const title = t('areas');
  return (
    <ChartCard {...{ title, figures, above }}>
      <Apex
        kind="area"
        title={title}
        series={asSeries(series).map(({ name, data }) => ({ name, data: inOrder(data) }))}
        options={{
          fill: { type: 'gradient', gradient: { opacityFrom: 0.34, opacityTo: 0 } },
          // Left alone, the library ends the scale at twice the highest value.
          yaxis: { min: 0, max: (most) => Math.ceil(most / 20) * 20 },
          xaxis: { categories: inOrder(labels), tickAmount: 8 },
          responsive: FEW_DAYS,
        }}
      />
    </ChartCard>
  );
}

export function StackedColumns() {
  const { t } = useTranslation('charts');
  const inOrder = useInOrder();
  const { labels, series, figures, above } = useDaily(['roof', 'grid']);
  const title = t('stackedColumns');
  return (
    <ChartCard {...{ title, figures, above }}>
      <Apex
        kind="bar"
        title={title}
        series={asSeries(series).map(({ name, data }) => ({ name, data: inOrder(data) }))}
        options={{
          chart: { stacked: true },
          plotOptions: { bar: { borderRadius: 3, columnWidth: '55%' } },
          xaxis: { categories: inOrder(labels), tickAmount: 8 },
          responsive: FEW_DAYS,
        }}
      />
    </ChartCard>
  );
}

export function LyingBars() {
  const { t } = useTranslation('charts');
  const { mirrored } = useLooks();
  const { places, above } = useDays();
  const trades = Object.entries(TRADES).map(([name, eur]) => [name, shareOfMonth(eur, places)] as const);
  const title = t('lyingBars');
  const names = trades.map(([name]) => t(`trade-${name}`));
  return (
    <ChartCard
      title={title}
      above={above}
      figures={{
        columns: [t('euros')],
        rows: trades.map(([, eur], row) => ({ label: names[row]!, cells: [formatEur(eur, 0)] })),
      }}
    >
      <Apex
        kind="bar"
        title={title}
        series={[{ name: t('euros'), data: trades.map(([, eur]) => eur) }]}
        options={{
          plotOptions: { bar: { horizontal: true, borderRadius: 3, barHeight: '45%' } },
          xaxis: { categories: names, labels: { formatter: (value) => formatNumber(Number(value)) } },
          yaxis: { opposite: mirrored, labels: { maxWidth: 150 } },
        }}
      />
    </ChartCard>
  );
}

export function MarketLine() {
  const { t } = useTranslation('charts');
  const inOrder = useInOrder();
  const hours = MARKET.map((_, hour) => `${hour}:00`);
  const title = t('marketLine');
  return (
    <ChartCard
      title={title}
      actions={<Badge tone="bad">{t('dearer')}</Badge>}
      figures={{
        columns: [t('eurMwh')],
        rows: MARKET.map((price, hour) => ({ label: hours[hour]!, cells: [formatNumber(price)] })),
      }}
    >
      <Apex
        kind="line"
        title={title}
        series={[{ name: t('eurMwh'), data: inOrder(MARKET) }]}
        options={{ markers: { size: 4 }, xaxis: { categories: inOrder(hours), tickAmount: 8 } }}
      />
    </ChartCard>
  );
}

export function Candles() {
  const { t } = useTranslation('charts');
  const inOrder = useInOrder();
  const { palette } = useLooks();
  const { places, above } = useDays();
  const title = t('candles');
  // Where no chosen day has prices, all are shown, as for an unfinished range.
  const chosen = CANDLES.filter(({ place }) => places.includes(place));
  const candles = chosen.length > 0 ? chosen : CANDLES;
  return (
    <ChartCard
      title={title}
      above={above}
      figures={{
        columns: [t('opening'), t('highest'), t('lowest'), t('closing')],
        rows: candles.map(({ place, prices }) => ({
          label: shortDay(place),
          cells: prices.map((price) => formatNumber(price)),
        })),
      }}
    >
      <Apex
        kind="candlestick"
        title={title}
        series={[
          { data: inOrder(candles.map(({ place, prices }) => ({ x: shortDay(place), y: [...prices] }))) },
        ]}
        options={{
          plotOptions: {
            candlestick: {
              colors: { upward: palette.series[2] ?? '', downward: palette.series[0] ?? '' },
            },
          },
        }}
      />
    </ChartCard>
  );
}
