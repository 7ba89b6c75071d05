import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import type { SeriesColour } from '../../../ui/chart/palette.ts';
import { usePoint } from '../../../ui/chart/use-point.ts';
import styles from './radar.module.css';

type Series = { readonly name: string; readonly values: readonly number[]; readonly colour: SeriesColour };

type Props = {
  readonly title: string;
  /** Each spoke has one, clockwise from the top. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
};

const RADIUS = 74;
const CENTRE = { x: 140, y: 104 };
const RINGS = [0.25, 0.5, 0.75, 1];

/** Compares several figures of one thing with those of another, each figure on a spoke of its own. */
export function Radar({ title, labels, series, format }: Props) {
  const { at, pointAt, keys } = usePoint({ count: labels.length });
  const most = Math.max(...series.flatMap(({ values }) => values), 0) || 1;
  const spot = (spoke: number, share: number) => {
    const angle = (spoke / labels.length) * 2 * Math.PI - Math.PI / 2;
    return { x: CENTRE.x + Math.cos(angle) * share * RADIUS, y: CENTRE.y + Math.sin(angle) * share * RADIUS };
  };
  const outline = (shares: readonly number[]) =>
    shares
      .map((share, spoke) => spot(spoke, share))
      .map(({ x, y }) => `${x} ${y}`)
      .join('L');
  const told = (spoke: number) =>
    series.map(({ name, values }) => `${name}: ${format(values[spoke] ?? 0)}`).join(' · ');
  return (
    <figure className={styles.figure}>
      <div className={styles.radar} role="img" aria-label={title} {...keys}>
        <svg viewBox="0 0 280 208" aria-hidden="true">
          {RINGS.map((ring) => (
            <path key={ring} className={styles.grid} d={`M${outline(labels.map(() => ring))}z`} />
          ))}
          {series.map(({ name, values, colour }) => (
            <path
              key={name}
              className={styles.area}
              style={{ color: `var(--vt-chart-${colour})` }}
              d={`M${outline(values.map((value) => value / most))}z`}
            />
          ))}
          {labels.map((label, spoke) => {
            const { x, y } = spot(spoke, 1.16);
            const edge = spot(spoke, 1);
            return (
              <g key={label} data-at={at === spoke || undefined} onPointerEnter={() => pointAt(spoke)}>
                <path className={styles.spoke} d={`M${CENTRE.x} ${CENTRE.y}L${edge.x} ${edge.y}`} />
                <text x={x} y={y + 4} className={styles.label} textAnchor={anchorOf(x)}>
                  {label}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <Legend series={series} />
      <p className={styles.told}>{at === undefined ? '' : `${labels[at]}. ${told(at)}`}</p>
      <ChartTable
        title={title}
        columns={series.map(({ name }) => name)}
        rows={labels.map((label, spoke) => ({
          label,
          cells: series.map(({ values }) => format(values[spoke] ?? 0)),
        }))}
      />
    </figure>
  );
}

function Legend({ series }: Pick<Props, 'series'>) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name, colour }) => (
        <li key={name}>
          <span style={{ background: `var(--vt-chart-${colour})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - CENTRE.x) < 6) return 'middle';
  return x > CENTRE.x ? 'start' : 'end';
}
