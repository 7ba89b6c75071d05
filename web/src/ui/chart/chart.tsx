import type { ChartConfiguration } from 'chart.js';
import { useMemo } from 'react';
import { ChartCanvas } from './canvas.tsx';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { type Palette, type SeriesColour, usePalette } from './palette.ts';

export type Series = {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** 1 to 6, which are also the colours of the periods P1–P6. Without it a lone series gets a calm one. */
  readonly colour?: SeriesColour;
  /** Drawn as a line over the bars: a contracted power over its maxima. */
  readonly line?: boolean;
};

type Props = {
  readonly kind: 'bar' | 'line';
  /** What it shows; the canvas carries it as its name. */
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  readonly stacked?: boolean;
  readonly height?: number;
};

/** Bars or lines with their figures in a table below. The library loads after the page. */
export function Chart({ height = 280, ...props }: Props) {
  const { kind, title, labels, series, format, stacked } = props;
  const palette = usePalette();
  const config = useMemo(
    () => configOf({ kind, title, labels, series, format, stacked }, palette),
    [kind, title, labels, series, format, stacked, palette],
  );
  const rows = labels.map((label, index) => ({
    label,
    cells: series.map(({ values }) => textOf(values[index], format)),
  }));
  return (
    <figure className={styles.chart}>
      <ChartCanvas config={config} label={title} height={height} />
      <ChartTable title={title} columns={series.map(({ name }) => name)} rows={rows} />
    </figure>
  );
}

function textOf(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '—' : format(value);
}

/** Colours of one or two series; more than two take theirs in order. */
const CALM: readonly number[] = [3, 2];

function colourOf(palette: Palette, number = 1): string {
  return palette.series[number - 1] ?? palette.ink;
}

type Config = ChartConfiguration<'bar' | 'line', (number | null)[], string>;

function configOf(
  { kind, labels, series, format, stacked }: Omit<Props, 'height'>,
  palette: Palette,
): Config {
  const axis = { grid: { color: palette.line }, border: { display: false }, ticks: { color: palette.ink } };
  return {
    type: kind,
    data: {
      labels: [...labels],
      datasets: series.map(({ name, values, colour, line }, index) => ({
        type: line ? 'line' : kind,
        label: name,
        data: [...values],
        ...looksOf(
          colourOf(palette, colour ?? (series.length > 2 ? index + 1 : CALM[index])),
          line || kind === 'line',
        ),
        ...(stacked && !line && { stack: 'total' }),
      })),
    },
    options: {
      maintainAspectRatio: false,
      animation: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { ...axis, stacked, grid: { display: false } },
        y: { ...axis, stacked, ticks: { ...axis.ticks, callback: (value) => format(Number(value)) } },
      },
      plugins: {
        legend: {
          display: series.length > 1,
          align: 'start',
          labels: { color: palette.ink, usePointStyle: true, boxHeight: 7 },
        },
        tooltip: {
          callbacks: { label: ({ dataset, parsed }) => ` ${dataset.label}: ${textOf(parsed.y, format)}` },
        },
      },
    },
  };
}

function looksOf(colour: string, line: boolean) {
  return line
    ? {
        borderColor: colour,
        backgroundColor: colour,
        borderWidth: 2,
        pointRadius: 0,
        pointHitRadius: 12,
        tension: 0,
      }
    : { backgroundColor: colour, borderRadius: 3, maxBarThickness: 44 };
}
