import { useState } from 'react';
import { weekdayNames } from '../../../format/date.ts';
import { formatNumber, formatPercent } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { blend } from '../../../ui/chart/palette.ts';
import { ChartCard } from '../chart-card.tsx';
import { PeriodChoice } from '../period-choice.tsx';
import { BILL, HEALTH, HOMES, type Period, WEEK } from '../samples.ts';
import { useLooks } from '../use-looks.ts';
import { useMarks } from '../use-marks.ts';
import { Apex } from './apex.tsx';

const KINDS = ['flat', 'house', 'shop'] as const;

export function Homes() {
  const { t } = useTranslation('charts');
  const { mirrored } = useLooks();
  const [period, setPeriod] = useState<Period>('month');
  const homes = HOMES[period];
  const title = t('homes');
  return (
    <ChartCard
      title={title}
      actions={<PeriodChoice value={period} onChange={setPeriod} />}
      figures={{
        columns: ['kWh', '€'],
        rows: KINDS.flatMap((kind) =>
          homes[kind].map(([kwh, eur], index) => ({
            label: `${t(`home-${kind}`)} ${index + 1}`,
            cells: [formatNumber(kwh), formatNumber(eur, 2)],
          })),
        ),
      }}
    >
      <Apex
        kind="scatter"
        title={title}
        series={KINDS.map((kind) => ({
          name: t(`home-${kind}`),
          data: homes[kind].map(([x, y]): [number, number] => [mirrored ? -x : x, y]),
        }))}
        options={{
          xaxis: {
            type: 'numeric',
            tickAmount: 5,
            labels: { formatter: (value) => formatNumber(Math.abs(Number(value))) },
          },
        }}
      />
    </ChartCard>
  );
}

/** Two hours of a working day take at most this many kWh. */
const MOST_KWH = 56;
const STEPS = 4;

export function WeekHeat() {
  const { t, language } = useTranslation('charts');
  const { palette, mirrored } = useLooks();
  const days = weekdayNames(language);
  const hours = WEEK[0]?.map((_, index) => `${index * 2} h`) ?? [];
  const title = t('weekHeat');
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const [from, to] = [(step * MOST_KWH) / STEPS, ((step + 1) * MOST_KWH) / STEPS];
    return { from, to, name: `${from}–${to} kWh`, color: hexOf(blend(palette.heat, (step + 1) / STEPS)) };
  });
  return (
    <ChartCard
      title={title}
      figures={{
        columns: hours,
        rows: WEEK.map((values, day) => ({
          label: days[day]!,
          cells: values.map((value) => formatNumber(value)),
        })),
      }}
    >
      <Apex
        kind="heatmap"
        title={title}
        series={WEEK.map((values, day) => {
          const cells = values.map((y, index) => ({ x: hours[index], y }));
          return { name: days[day], data: mirrored ? cells.toReversed() : cells };
        }).toReversed()}
        options={{
          plotOptions: { heatmap: { radius: 3, enableShades: false, colorScale: { ranges: steps } } },
        }}
      />
    </ChartCard>
  );
}

/** Turns `rgb(…)` into `#rrggbb`, the only form that the library reads. */
function hexOf(rgb: string): string {
  const channels = rgb.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

export function HealthRings() {
  const { t } = useTranslation('charts');
  const { palette } = useLooks();
  const parts = Object.entries(HEALTH);
  const title = t('health');
  return (
    <ChartCard
      title={title}
      figures={{
        columns: ['%'],
        rows: parts.map(([name, share]) => ({ label: t(`health-${name}`), cells: [formatNumber(share)] })),
      }}
    >
      <Apex
        kind="radialBar"
        title={title}
        series={parts.map(([, share]) => share)}
        options={{
          labels: parts.map(([name]) => t(`health-${name}`)),
          stroke: { lineCap: 'round' },
          legend: { show: true, position: 'bottom', horizontalAlign: 'center' },
          plotOptions: {
            radialBar: { hollow: { size: '28%' }, track: { background: palette.line, margin: 8 } },
          },
        }}
      />
    </ChartCard>
  );
}

export function InverterRadar() {
  const { t } = useTranslation('charts');
  const { palette } = useLooks();
  const { labels, series, figures } = useMarks();
  const title = t('inverters');
  return (
    <ChartCard {...{ title, figures }}>
      <Apex
        kind="radar"
        title={title}
        series={series.map(({ name, values }) => ({ name, data: [...values] }))}
        options={{
          xaxis: { categories: labels, labels: { style: { colors: labels.map(() => palette.ink) } } },
          yaxis: { show: false, min: 0, max: 100 },
          fill: { opacity: 0.2 },
          plotOptions: { radar: { polygons: { strokeColors: palette.line, connectorColors: palette.line } } },
        }}
      />
    </ChartCard>
  );
}

export function BillDonut() {
  const { t } = useTranslation('charts');
  const { palette } = useLooks();
  const parts = Object.entries(BILL);
  const title = t('bill');
  return (
    <ChartCard
      title={title}
      figures={{
        columns: ['%'],
        rows: parts.map(([name, share]) => ({ label: t(`bill-${name}`), cells: [formatNumber(share)] })),
      }}
    >
      <Apex
        kind="donut"
        title={title}
        series={parts.map(([, share]) => share)}
        options={{
          labels: parts.map(([name]) => t(`bill-${name}`)),
          legend: { position: 'bottom', horizontalAlign: 'center' },
          stroke: { width: 0 },
          plotOptions: { pie: { donut: { labels: centreOf(t('bill-energy'), palette.ink) } } },
        }}
      />
    </ChartCard>
  );
}

/** Writes the largest part in the middle, or the one that is pointed at. */
function centreOf(label: string, color: string) {
  return {
    show: true,
    value: { color, formatter: (value: string) => formatPercent(Number(value) / 100) },
    total: { show: true, label, color, formatter: () => formatPercent(BILL.energy / 100) },
  };
}
