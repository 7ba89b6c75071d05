import type { ChartConfiguration, Point } from 'chart.js';
import { useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChartCanvas } from '../../../ui/chart/canvas.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ChartCard } from '../chart-card.tsx';
import { PeriodChoice } from '../period-choice.tsx';
import { HOMES, type Period } from '../samples.ts';
import { type Looks, useLooks } from '../use-looks.ts';
import { useSameWhileEqual } from './round.tsx';

const HEIGHT = 300;
const ENGINE = () => import('./radial-engine.ts');
const KINDS = ['flat', 'house', 'shop'] as const;
const ORDER = [2, 1, 3] as const;

function optionsOf({ palette, mirrored }: Looks) {
  const ticks = { color: palette.ink, maxTicksLimit: 5 };
  return {
    maintainAspectRatio: false,
    animation: false,
    scales: {
      x: {
        reverse: mirrored,
        grid: { display: false },
        ticks,
        title: { display: true, text: 'kWh', color: palette.ink },
      },
      y: {
        position: mirrored ? ('right' as const) : ('left' as const),
        beginAtZero: true,
        grid: { color: palette.line },
        ticks,
        title: { display: true, text: '€', color: palette.ink },
      },
    },
    plugins: {
      legend: {
        align: 'start' as const,
        rtl: mirrored,
        labels: { color: palette.ink, usePointStyle: true, boxHeight: 7 },
      },
    },
  } as const;
}

function useHomes(period: Period) {
  const { t } = useTranslation('charts');
  const homes = KINDS.map((kind) => ({ name: t(`home-${kind}`), spots: HOMES[period][kind] }));
  const figures = {
    columns: ['kWh', '€'],
    rows: homes.flatMap(({ name, spots }) =>
      spots.map(([kwh, eur], index) => ({
        label: `${name} ${index + 1}`,
        cells: [formatNumber(kwh), formatNumber(eur, 2)],
      })),
    ),
  };
  return { homes, figures };
}

/** Shows homes as points, for a day, a month or a year. */
export function HomesScatter() {
  const { t } = useTranslation('charts');
  const looks = useLooks();
  const [period, setPeriod] = useState<Period>('month');
  const { homes, figures } = useHomes(period);
  const config: ChartConfiguration<'scatter', Point[], string> = {
    type: 'scatter',
    data: {
      datasets: homes.map(({ name, spots }, index) => ({
        label: name,
        data: spots.map(([x, y]) => ({ x, y })),
        backgroundColor: looks.palette.series[ORDER[index] ?? 0],
        pointRadius: 5,
      })),
    },
    options: optionsOf(looks),
  };
  return (
    <ChartCard
      title={t('homes')}
      figures={figures}
      actions={<PeriodChoice value={period} onChange={setPeriod} />}
    >
      <ChartCanvas config={useSameWhileEqual(config)} label={t('homes')} height={HEIGHT} engine={ENGINE} />
    </ChartCard>
  );
}

/** Shows the homes of a month as bubbles, whose size is the number of people in each. */
export function HomesBubble() {
  const { t } = useTranslation('charts');
  const looks = useLooks();
  const { homes, figures } = useHomes('month');
  const config: ChartConfiguration<'bubble', { x: number; y: number; r: number }[], string> = {
    type: 'bubble',
    data: {
      datasets: homes.map(({ name, spots }, kind) => ({
        label: name,
        data: spots.map(([x, y], index) => ({ x, y, r: 5 + ((index + kind) % 4) * 3 })),
        backgroundColor: `${looks.palette.series[ORDER[kind] ?? 0]}aa`,
      })),
    },
    options: optionsOf(looks),
  };
  return (
    <ChartCard title={t('bubbles')} figures={figures} actions={<Badge tone="ok">{t('bubbleBadge')}</Badge>}>
      <ChartCanvas config={useSameWhileEqual(config)} label={t('bubbles')} height={HEIGHT} engine={ENGINE} />
    </ChartCard>
  );
}
