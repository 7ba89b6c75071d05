import type { ApexOptions } from 'apexcharts';
import { Suspense } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { later } from '../../../ui/overlay/on-demand.tsx';
import styles from '../charts.module.css';
import { type Looks, useLooks } from '../use-looks.ts';

/** The library is loaded once the page stands, because it is heavy. */
const CHART = later(async () => {
  const library: unknown = (await import('react-apexcharts')).default;
  return componentOf(library);
});

type Kind = 'line' | 'area' | 'bar' | 'scatter' | 'candlestick' | 'heatmap' | 'radialBar' | 'radar' | 'donut';
type Chart = typeof import('react-apexcharts').default;

/**
 * The library is an old kind of module: its default is the chart itself or, in some builds, an object that holds the
 * chart.
 */
function componentOf(library: unknown): Chart {
  const inner = (library as { readonly default?: unknown }).default;
  return (inner ?? library) as Chart;
}

type Props = {
  readonly kind: Kind;
  readonly title: string;
  readonly series: NonNullable<ApexOptions['series']>;
  /** These options change the looks that all charts have. */
  readonly options?: ApexOptions;
};

export function Apex({ kind, title, series, options = {} }: Props) {
  const looks = useLooks();
  const { scheme, mirrored } = looks;
  return (
    <div className={styles.drawing} role="img" aria-label={title}>
      <Suspense>
        {/* The library reads its colours only once, so the key makes another chart for another skin or direction. */}
        <CHART.Part
          key={`${scheme} ${mirrored}`}
          type={kind}
          height="100%"
          series={series}
          options={merged(optionsOf(looks), options)}
        />
      </Suspense>
    </div>
  );
}

/** The rows of a heat map and of lying bars are names, though the library's types promise numbers. */
function nameOrNumber(value: number | string): string {
  return typeof value === 'number' ? formatNumber(value, [0, 1]) : value;
}

/** Half of the first and of the last label of an axis stands outside its ends. */
const EDGE_PX = 20;

/** Where there is no room for all labels, fewer are shown instead of slanting them. */
const UPRIGHT = { rotate: 0, hideOverlappingLabels: true };

function optionsOf({ palette, mirrored, scheme }: Looks): ApexOptions {
  const soft = { style: { colors: palette.ink } };
  return {
    chart: {
      background: 'transparent',
      fontFamily: 'inherit',
      foreColor: palette.ink,
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: false },
    },
    theme: { mode: scheme },
    colors: [palette.series[2], palette.series[1], palette.series[3], palette.series[0], palette.series[4]],
    grid: { borderColor: palette.line, padding: { left: EDGE_PX, right: EDGE_PX } },
    dataLabels: { enabled: false },
    stroke: { width: 2, curve: 'straight' },
    legend: {
      position: 'top',
      horizontalAlign: mirrored ? 'right' : 'left',
      labels: { colors: palette.ink },
      markers: { offsetX: -3 },
    },
    tooltip: { theme: scheme },
    xaxis: {
      axisBorder: { show: false },
      axisTicks: { show: false },
      labels: { ...soft, ...UPRIGHT },
      tooltip: { enabled: false },
    },
    yaxis: {
      opposite: mirrored,
      tickAmount: 4,
      labels: { ...soft, formatter: nameOrNumber },
    },
  };
}

/** Merges two sets of options one level deep, which is as deep as the charts differ. */
function merged(base: ApexOptions, own: ApexOptions): ApexOptions {
  const names = new Set([...Object.keys(base), ...Object.keys(own)]) as Set<keyof ApexOptions>;
  return Object.fromEntries(
    [...names].map((name) => {
      const [usual, wanted] = [base[name], own[name]];
      return [name, isPlain(usual) && isPlain(wanted) ? { ...usual, ...wanted } : (wanted ?? usual)];
    }),
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
