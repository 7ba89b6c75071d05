import { type ComponentType, Suspense, useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { later } from '../../../ui/overlay/on-demand.tsx';
import { ChartCard, ChartPage, WideCard } from '../chart-card.tsx';
import styles from '../charts.module.css';
import { PeriodChoice } from '../period-choice.tsx';
import { BILL, HOMES, type Period } from '../samples.ts';
import { useDaily } from '../use-daily.tsx';
import { useMarks } from '../use-marks.ts';
import type { PartsProps, SeriesProps, SpotsProps } from './drawings.tsx';

/** The library is loaded once the page stands. */
const drawings = () => import('./drawings.tsx');
const LINES = later<SeriesProps>(async () => (await drawings()).Lines);
const AREAS = later<SeriesProps>(async () => (await drawings()).Areas);
const BARS = later<SeriesProps>(async () => (await drawings()).Bars);
const SPOTS = later<SpotsProps>(async () => (await drawings()).Spots);
const WEB = later<SeriesProps>(async () => (await drawings()).Web);
const PARTS = later<PartsProps>(async () => (await drawings()).Parts);

export default function RechartsScreen() {
  return (
    <ChartPage>
      <WideCard>
        <Daily title="lines" names={['roof', 'grid', 'sold']} Part={LINES.Part} />
      </WideCard>
      <WideCard>
        <Daily title="areas" names={['roof', 'grid', 'sold']} Part={AREAS.Part} />
      </WideCard>
      <WideCard>
        <Daily title="stackedFour" names={['roof', 'grid', 'sold', 'car']} Part={BARS.Part} />
      </WideCard>
      <Homes />
      <Inverters />
      <Bill />
    </ChartPage>
  );
}

type DailyProps = {
  readonly title: string;
  readonly names: Parameters<typeof useDaily>[0];
  readonly Part: ComponentType<SeriesProps>;
};

function Daily({ title, names, Part }: DailyProps) {
  const { t } = useTranslation('charts');
  const { labels, series, figures, above } = useDaily(names);
  return (
    <ChartCard title={t(title)} {...{ figures, above }}>
      <Suspense>
        <div className={styles.drawing}>
          <Part labels={labels} series={series} />
        </div>
      </Suspense>
    </ChartCard>
  );
}

const KINDS = ['flat', 'house', 'shop'] as const;

function Homes() {
  const { t } = useTranslation('charts');
  const [period, setPeriod] = useState<Period>('month');
  const series = KINDS.map((kind) => ({ name: t(`home-${kind}`), spots: HOMES[period][kind] }));
  return (
    <ChartCard
      title={t('homes')}
      actions={<PeriodChoice value={period} onChange={setPeriod} />}
      figures={{
        columns: ['kWh', '€'],
        rows: series.flatMap(({ name, spots }) =>
          spots.map(([kwh, eur], index) => ({
            label: `${name} ${index + 1}`,
            cells: [formatNumber(kwh), formatNumber(eur, 2)],
          })),
        ),
      }}
    >
      <Suspense>
        <div className={styles.drawing}>
          <SPOTS.Part series={series} />
        </div>
      </Suspense>
    </ChartCard>
  );
}

function Inverters() {
  const { t } = useTranslation('charts');
  const { labels, series, figures } = useMarks();
  return (
    <ChartCard title={t('inverters')} figures={figures}>
      <Suspense>
        <div className={styles.drawing}>
          <WEB.Part labels={labels} series={series} />
        </div>
      </Suspense>
    </ChartCard>
  );
}

function Bill() {
  const { t } = useTranslation('charts');
  const parts = Object.entries(BILL).map(([name, value]) => ({ name: t(`bill-${name}`), value }));
  return (
    <ChartCard
      title={t('bill')}
      figures={{
        columns: ['%'],
        rows: parts.map(({ name, value }) => ({ label: name, cells: [formatNumber(value)] })),
      }}
    >
      <Suspense>
        <div className={styles.drawing}>
          <PARTS.Part parts={parts} />
        </div>
      </Suspense>
    </ChartCard>
  );
}
