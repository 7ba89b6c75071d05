import type { CSSProperties } from 'react';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { AxisUnit, bareText, type Counted, titleWithUnit, valueText } from '../../../ui/chart/figures.tsx';
import type { SeriesColour } from '../../../ui/chart/palette.ts';
import { usePoint } from '../../../ui/chart/use-point.ts';
import { ticksBetween } from './ticks.ts';
import styles from './two-sided-bars.module.css';

type Side = {
  readonly name: string;
  readonly values: readonly number[];
  readonly colour: SeriesColour;
};

type Props = Counted & {
  /** Screen readers read it as the name of the drawing. */
  readonly title: string;
  readonly labels: readonly string[];
  /** What comes in stands on the line of zero; what goes out hangs from it, and is written as negative. */
  readonly above: Side;
  readonly below: Side;
  /** Pixels while the text has its usual size. */
  readonly height: number;
};

type Placed = CSSProperties & Record<`--${string}`, string>;

/**
 * Two series of opposite sign as bars with axes, drawn without a library: for a page that has no other chart to fetch one
 * for. A table of the figures stands below.
 */
export function TwoSidedBars({ title, labels, above, below, height, ...counted }: Props) {
  const { at, keys, onPointerMove } = usePoint({ count: labels.length });
  const months = labels.map((label, index) => ({
    label,
    values: [above.values[index] ?? 0, -(below.values[index] ?? 0)] as const,
  }));
  const rows = months.map(({ label, values }) => ({
    label,
    cells: values.map((value) => bareText(value, counted)),
  }));
  const ticks = ticksBetween(Math.min(0, ...months.map(downOf)), Math.max(0, ...above.values));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const shareOf = (value: number) => (most - value) / (most - least);
  const names = [above.name, below.name];
  const lines =
    at === undefined
      ? []
      : names.map((name, side) => `${name}: ${valueText(months[at]?.values[side], counted)}`);
  const told = rows.map(({ label, cells }) => `${label}: ${cells.join(', ')}`).join('; ');
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} style={{ blockSize: `${height / 16}rem` }}>
        <AxisUnit unit={counted.unit} />
        <Legend sides={[above, below]} />
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={placed({ from: shareOf(tick) })}>
              {bareText(tick, counted)}
            </span>
          ))}
        </div>
        <div
          className={styles.plot}
          role="img"
          aria-label={`${titleWithUnit(title, counted)}. ${told}`}
          onPointerMove={onPointerMove}
          {...keys}
        >
          {ticks.map((tick) => (
            <span key={tick} className={styles.line} style={placed({ from: shareOf(tick) })} />
          ))}
          {months.map(({ label, values: [up, down] }, index) => (
            <span key={label} className={styles.column} data-at={index === at || undefined}>
              <Bar colour={above.colour} from={shareOf(up)} to={shareOf(0)} />
              <Bar colour={below.colour} from={shareOf(0)} to={shareOf(down)} />
            </span>
          ))}
          {at !== undefined && <Tip share={(at + 0.5) / labels.length} label={labels[at]} lines={lines} />}
        </div>
        <Labels labels={labels} />
      </div>
      <ChartTable title={title} unit={counted.unit} columns={names} rows={rows} />
    </figure>
  );
}

const downOf = ({ values: [, down] }: { readonly values: readonly [number, number] }) => down;

function placed(shares: Readonly<Record<string, number>>): Placed {
  return Object.fromEntries(Object.entries(shares).map(([name, share]) => [`--${name}`, String(share)]));
}

function Legend({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <ul className={styles.legend}>
      {sides.map(({ name, colour }) => (
        <li key={name} style={{ '--colour': `var(--vt-chart-${colour})` } as Placed}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Labels({ labels }: { readonly labels: readonly string[] }) {
  return (
    <div className={styles.labels} aria-hidden="true">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}

type BarProps = { readonly colour: SeriesColour; readonly from: number; readonly to: number };

function Bar({ colour, from, to }: BarProps) {
  const style: Placed = { ...placed({ from, size: to - from }), '--colour': `var(--vt-chart-${colour})` };
  return <span className={styles.bar} style={style} />;
}

type TipProps = {
  readonly share: number;
  readonly label: string | undefined;
  readonly lines: readonly string[];
};

function Tip({ share, label, lines }: TipProps) {
  return (
    <span className={styles.tip} data-side={share < 0.5 ? 'start' : 'end'} style={placed({ share })}>
      <strong>{label}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
