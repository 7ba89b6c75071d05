import type { ChartConfiguration } from 'chart.js';
import { useMemo } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChartCanvas } from '../../../ui/chart/canvas.tsx';
import { ChartCard } from '../chart-card.tsx';
import { BILL, HEALTH } from '../samples.ts';
import { type Looks, useLooks } from '../use-looks.ts';
import { useMarks } from '../use-marks.ts';

const HEIGHT = 300;
const ENGINE = () => import('./radial-engine.ts');
const ORDER = [2, 1, 3, 0, 4] as const;
const coloursOf = ({ palette }: Looks) => ORDER.map((index) => palette.series[index] ?? palette.ink);

const legendOf = ({ palette, mirrored }: Looks) => ({
  position: 'bottom' as const,
  rtl: mirrored,
  labels: { color: palette.ink, usePointStyle: true, boxHeight: 7 },
});

const scaleOf = ({ palette }: Looks) => ({
  beginAtZero: true,
  grid: { color: palette.line },
  angleLines: { color: palette.line },
  pointLabels: { color: palette.ink },
  ticks: { color: palette.ink, backdropColor: 'transparent', maxTicksLimit: 5 },
});

/** Compares two inverters in six aspects. */
export function InverterRadar() {
  const { t } = useTranslation('charts');
  const looks = useLooks();
  const { labels, series, figures } = useMarks();
  const colours = coloursOf(looks);
  const config: ChartConfiguration<'radar', number[], string> = {
    type: 'radar',
    data: {
      labels,
      datasets: series.map(({ name, values }, index) => ({
        label: name,
        data: [...values],
        borderColor: colours[index],
        backgroundColor: `${colours[index]}33`,
      })),
    },
    options: {
      maintainAspectRatio: false,
      animation: false,
      scales: { r: scaleOf(looks) },
      plugins: { legend: legendOf(looks) },
    },
  };
  return (
    <ChartCard title={t('inverters')} figures={figures}>
      <ChartCanvas
        config={useSameWhileEqual(config)}
        label={t('inverters')}
        height={HEIGHT}
        engine={ENGINE}
      />
    </ChartCard>
  );
}

/** Shows what a bill pays for as slices of the same angle, each with its own length. */
export function BillPolar() {
  const { t } = useTranslation('charts');
  const looks = useLooks();
  const { labels, values, figures } = useShares('bill', BILL);
  const config: ChartConfiguration<'polarArea', number[], string> = {
    type: 'polarArea',
    data: { labels, datasets: [{ data: values, backgroundColor: coloursOf(looks), borderWidth: 0 }] },
    options: {
      maintainAspectRatio: false,
      animation: false,
      scales: { r: scaleOf(looks) },
      plugins: { legend: legendOf(looks) },
    },
  };
  return (
    <ChartCard title={t('polar')} figures={figures}>
      <ChartCanvas config={useSameWhileEqual(config)} label={t('polar')} height={HEIGHT} engine={ENGINE} />
    </ChartCard>
  );
}

/** Shows the parts of an installation as a ring. */
export function HealthDoughnut() {
  const { t } = useTranslation('charts');
  const looks = useLooks();
  const { labels, values, figures } = useShares('health', HEALTH);
  const config: ChartConfiguration<'doughnut', number[], string> = {
    type: 'doughnut',
    data: { labels, datasets: [{ data: values, backgroundColor: coloursOf(looks), borderWidth: 0 }] },
    options: {
      maintainAspectRatio: false,
      animation: false,
      cutout: '62%',
      plugins: { legend: legendOf(looks) },
    },
  };
  return (
    <ChartCard title={t('health')} figures={figures}>
      <ChartCanvas config={useSameWhileEqual(config)} label={t('health')} height={HEIGHT} engine={ENGINE} />
    </ChartCard>
  );
}

function useShares(name: string, shares: Readonly<Record<string, number>>) {
  const { t } = useTranslation('charts');
  const parts = Object.entries(shares).map(([part, value]) => ({ label: t(`${name}-${part}`), value }));
  return {
    labels: parts.map(({ label }) => label),
    values: parts.map(({ value }) => value),
    figures: {
      columns: ['%'],
      rows: parts.map(({ label, value }) => ({ label, cells: [formatNumber(value)] })),
    },
  };
}

/** Keeps the same object as long as its contents are the same, because the library draws a new one from scratch. */
export function useSameWhileEqual<T>(config: T): T {
  const serialized = JSON.stringify(config);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what counts
  return useMemo(() => config, [serialized]);
}
