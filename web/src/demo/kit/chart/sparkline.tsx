import { type CSSProperties, useId } from 'react';
import type { SeriesColour } from '../../../ui/chart/palette.ts';
import { usePoint } from '../../../ui/chart/use-point.ts';
import styles from './sparkline.module.css';

type Series = {
  readonly values: readonly number[];
  readonly colour?: SeriesColour;
  readonly dashed?: boolean;
};

type Props = {
  readonly kind: 'line' | 'area' | 'bar';
  /** Screen readers read it with every figure. */
  readonly title: string;
  /** The name of each point: its month, its day. */
  readonly labels: readonly string[];
  /** One series, or two to compare; the first is the main one. */
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Pixels while the text has its usual size. */
  readonly height: number;
  /** Index of the bar that stands out; without it, the last bar does. */
  readonly marked?: number;
};

const WIDTH = 100;
const HEIGHT = 40;
/** Pixels left free above the highest point, so that its dot is not cut. */
const TOP = 4;

/** A line, an area or a few bars in little room, without axes: pointing at one shows its figure. */
export function Sparkline({ kind, title, labels, series, format, height, marked }: Props) {
  const [{ values } = { values: [] }] = series;
  const { at, keys, onPointerMove } = usePoint({ count: values.length, onEdges: kind !== 'bar' });
  const scale = scaleOf(series, kind === 'bar');
  const told = values.map((value, index) => `${labels[index]}: ${format(value)}`);
  const x = (index: number) =>
    kind === 'bar' ? (index + 0.5) / values.length : index / Math.max(values.length - 1, 1);
  return (
    <div
      className={styles.spark}
      style={{ blockSize: `${height / 16}rem` }}
      role="img"
      aria-label={`${title}. ${told.join('; ')}`}
      onPointerMove={onPointerMove}
      {...keys}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {kind === 'bar' ? (
          <Bars values={values} scale={scale} at={at ?? marked ?? values.length - 1} />
        ) : (
          series.map((line, index) => (
            <Line
              key={index === 0 ? 'first' : 'second'}
              {...line}
              x={x}
              scale={scale}
              filled={kind === 'area'}
            />
          ))
        )}
      </svg>
      {at !== undefined && (
        <Tip
          share={x(at)}
          rise={kind === 'bar' ? undefined : scale(values[at] ?? 0)}
          colour={series[0]?.colour}
          text={told[at] ?? ''}
        />
      )}
    </div>
  );
}

type Scale = (value: number) => number;

/** Turns a value into its share of the height. Bars start at zero; lines use the whole height for their own range. */
function scaleOf(series: readonly Series[], fromZero: boolean): Scale {
  const all = series.flatMap(({ values }) => values);
  const most = Math.max(...all, 0);
  const least = fromZero ? 0 : Math.min(...all);
  const span = most - least || 1;
  const base = fromZero ? 0 : 0.08;
  return (value) => base + ((value - least) / span) * (1 - base);
}

const yOf = (share: number) => HEIGHT - share * (HEIGHT - TOP);

type LineProps = Series & {
  readonly x: (index: number) => number;
  readonly scale: Scale;
  readonly filled: boolean;
};

function Line({ values, colour = 3, dashed, x, scale, filled }: LineProps) {
  const gradient = useId();
  const points = values.map((value, index) => `${x(index) * WIDTH} ${yOf(scale(value))}`).join('L');
  const stroke = `var(--vt-chart-${colour})`;
  return (
    <>
      {filled && (
        <>
          <linearGradient id={gradient} x2="0" y2="1">
            <stop stopColor={stroke} stopOpacity="0.34" />
            <stop offset="1" stopColor={stroke} stopOpacity="0" />
          </linearGradient>
          <path d={`M0 ${HEIGHT}L${points}L${WIDTH} ${HEIGHT}z`} fill={`url(#${gradient})`} />
        </>
      )}
      <path
        d={`M${points}`}
        className={styles.line}
        stroke={stroke}
        strokeDasharray={dashed ? '4 4' : undefined}
      />
    </>
  );
}

/** The share of its slot that a bar fills. */
const BAR_SHARE = 0.42;

function Bars({ values, scale, at }: { values: readonly number[]; scale: Scale; at: number }) {
  const step = WIDTH / values.length;
  return values.map((value, index) => {
    const left = index * step + (step * (1 - BAR_SHARE)) / 2;
    return (
      <path
        // A bar has no identity but its place.
        key={left}
        className={styles.bar}
        data-at={index === at || undefined}
        d={`M${left} ${yOf(scale(value))}h${step * BAR_SHARE}V${HEIGHT}h${-step * BAR_SHARE}z`}
      />
    );
  });
}

type TipProps = {
  readonly share: number;
  readonly rise: number | undefined;
  readonly colour: SeriesColour | undefined;
  readonly text: string;
};

function Tip({ share, rise, colour = 3, text }: TipProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--share': String(share),
    '--rise': String(rise === undefined ? 0 : yOf(rise) / HEIGHT),
    '--colour': `var(--vt-chart-${colour})`,
  };
  return (
    <span style={style} aria-hidden="true">
      {rise !== undefined && <span className={styles.dot} />}
      <span className={styles.tip} data-side={share > 0.5 ? 'end' : 'start'}>
        {text}
      </span>
    </span>
  );
}
