type Props = {
  readonly values: readonly number[];
  /** What the line shows, for those who cannot see it. */
  readonly label: string;
  readonly width?: number;
  readonly height?: number;
};

const PAD = 3;

/** A trend in the space of a word: no axis, no library; its last point is marked. */
export function Sparkline({ values, label, width = 96, height = 32 }: Props) {
  const points = pointsOf(values, width, height);
  const last = points.at(-1);
  if (!last) return null;
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline
        points={`${PAD},${height} ${line} ${last[0].toFixed(1)},${height}`}
        fill="var(--vt-accent-soft)"
        stroke="none"
      />
      <polyline
        points={line}
        fill="none"
        stroke="var(--vt-accent)"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <circle cx={last[0]} cy={last[1]} r="2.5" fill="var(--vt-spark)" stroke="var(--vt-surface)" />
    </svg>
  );
}

function pointsOf(values: readonly number[], width: number, height: number): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = (width - 2 * PAD) / Math.max(1, values.length - 1);
  return values.map((value, index) => [
    PAD + index * step,
    height - PAD - ((value - low) / span) * (height - 2 * PAD),
  ]);
}
