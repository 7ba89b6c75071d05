import type { ChartConfiguration, ScriptableContext } from 'chart.js';
import { useMemo } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useDisplay } from '../theme/display.ts';
import { ChartCanvas } from './canvas.tsx';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { AxisUnit, bareText, type Counted, titleWithUnit, UNIT_PX, valueText } from './figures.tsx';
import { type Palette, type SeriesColour, usePalette } from './palette.ts';

export type Series = {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** 1 to 6, which are also the colours of the periods P1–P6. Without it a lone series gets a calm one. */
  readonly colour?: SeriesColour;
  /** Draws this series as a line over the bars: a contracted power over its maxima. */
  readonly line?: boolean;
  /** Draws this series as dots alone: maxima measured against a line. */
  readonly dots?: boolean;
};

type Props = Counted & {
  /** An area is a line over a background that fades away. */
  readonly kind: 'bar' | 'line' | 'area';
  /** Screen readers read it as the name of the canvas. */
  readonly title: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly stacked?: boolean;
  /** Draws the bars from left to right, which leaves room for long names. */
  readonly lying?: boolean;
  readonly height?: number;
};

type Drawn = Omit<Props, 'height'>;

/** A chart of bars or lines with a table of its figures below. The library that draws it loads after the page. */
export function Chart({ height = 280, ...props }: Props) {
  const { kind, title, labels, series, unit, decimals, stacked, lying } = props;
  const palette = usePalette();
  const { rightToLeft } = useDisplay();
  const config = useMemo(
    () => configOf({ kind, title, labels, series, unit, decimals, stacked, lying }, palette, rightToLeft),
    [kind, title, labels, series, unit, decimals, stacked, lying, palette, rightToLeft],
  );
  const rows = labels.map((label, index) => ({
    label,
    cells: series.map(({ values }) => bareText(values[index], props)),
  }));
  return (
    <figure className={styles.chart}>
      <AxisUnit unit={unit} />
      <ChartCanvas
        config={config}
        label={titleWithUnit(title, props)}
        height={unit ? height - UNIT_PX : height}
      />
      <ChartTable title={title} unit={unit} columns={series.map(({ name }) => name)} rows={rows} />
    </figure>
  );
}

/** The colours of one or two series; three or more take the palette in its order. */
const CALM: readonly number[] = [3, 2];

function colourOf(palette: Palette, number = 1): string {
  return palette.series[number - 1] ?? palette.ink;
}

type Config = ChartConfiguration<'bar' | 'line', (number | null)[], string>;

/** A sixth horizontal line would not make a height easier to read. */
const MOST_TICKS = 5;
/**
 * At the left of a mirrored page stands the last label of an axis, for which the engine leaves no room there: it only
 * thinks of the first.
 */
const HALF_LABEL_PX = 14;
/** The round figures of an axis need no more, whatever its values have. */
const TICK_DECIMALS = [0, 3] as const;

function configOf(drawn: Drawn, palette: Palette, mirrored: boolean): Config {
  const { kind, labels, series, lying } = drawn;
  return {
    type: kind === 'bar' ? 'bar' : 'line',
    data: {
      labels: [...labels],
      datasets: series.map((row, index) => datasetOf({ ...row, index, drawn, palette })),
    },
    options: {
      maintainAspectRatio: false,
      animation: false,
      layout: { padding: { left: mirrored ? HALF_LABEL_PX : 0 } },
      indexAxis: lying ? 'y' : 'x',
      interaction: { mode: 'index', intersect: false, axis: lying ? 'y' : 'x' },
      scales: scalesOf(drawn, palette, mirrored),
      plugins: {
        legend: {
          display: series.length > 1,
          align: 'start',
          rtl: mirrored,
          labels: { color: palette.ink, usePointStyle: true, boxHeight: 7 },
        },
        tooltip: {
          rtl: mirrored,
          callbacks: {
            label: ({ dataset, parsed }) =>
              ` ${dataset.label}: ${valueText(lying ? parsed.x : parsed.y, drawn)}`,
          },
        },
      },
    },
  };
}

/** The names go along one axis and the figures along the other; on a mirrored page they run from right to left. */
function scalesOf({ stacked, lying }: Drawn, palette: Palette, mirrored: boolean) {
  const bare = { border: { display: false }, stacked, ticks: { color: palette.ink } };
  // Where there is no room for all names, fewer are written instead of slanting them.
  const upright = { ...bare.ticks, maxRotation: 0, autoSkipPadding: 10 };
  const names = { ...bare, grid: { display: false }, ticks: lying ? bare.ticks : upright };
  const figures = {
    ...bare,
    grid: { color: palette.line, lineWidth: 1 },
    ticks: {
      color: palette.ink,
      maxTicksLimit: MOST_TICKS,
      callback: (value: number | string) => formatNumber(Number(value), TICK_DECIMALS),
    },
  };
  const side = mirrored ? 'right' : 'left';
  const [x, y] = lying ? [figures, names] : [names, figures];
  return { x: { ...x, reverse: mirrored }, y: { ...y, position: side } } as const;
}

/** Half as wide as a dot of a series of dots. */
const DOT_PX = 5;

type Dataset = Config['data']['datasets'][number];
type Row = Series & { readonly index: number; readonly drawn: Drawn; readonly palette: Palette };

function datasetOf({ name, values, colour, line, dots, index, drawn, palette }: Row): Dataset {
  const { kind, series, stacked } = drawn;
  const own = colourOf(palette, colour ?? (series.length > 2 ? index + 1 : CALM[index]));
  const data = { label: name, data: [...values], ...(stacked && !line && { stack: 'total' }) };
  if (dots) return { type: 'line', ...data, ...lineLooks(own, false), showLine: false, pointRadius: DOT_PX };
  return line || kind !== 'bar'
    ? { type: 'line', ...data, ...lineLooks(own, kind === 'area' && !line) }
    : { type: 'bar', ...data, ...barLooks(own) };
}

function barLooks(colour: string) {
  return { backgroundColor: colour, borderRadius: 3, maxBarThickness: 44 };
}

function lineLooks(colour: string, filled: boolean) {
  return {
    borderColor: colour,
    backgroundColor: filled ? fadingOf(colour) : colour,
    pointBackgroundColor: colour,
    borderWidth: 2,
    pointRadius: 0,
    pointHitRadius: 12,
    tension: 0,
    fill: filled && ('start' as const),
  };
}

/** A gradient from the colour at a third of its strength, above, to nothing, below. */
function fadingOf(colour: string) {
  return ({ chart: { ctx, chartArea } }: ScriptableContext<'line'>) => {
    if (!chartArea) return colour;
    const ground = ctx.createLinearGradient(0, chartArea.top, 0, chartArea.bottom);
    ground.addColorStop(0, `${colour}55`);
    ground.addColorStop(1, `${colour}00`);
    return ground;
  };
}
