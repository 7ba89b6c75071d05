import type { CSSProperties } from 'react';
import type { SeriesColour } from './palette.ts';
import styles from './small-bars.module.css';

const WIDTH = 96;
const HEIGHT = 32;
const GAP = 2;

type Props = {
  /** What screen readers call it; what it draws stands in a table elsewhere. */
  readonly title: string;
  readonly values: readonly number[];
  /** Paints every bar with the colour of a period; without it the last one stands out of grey ones. */
  readonly colour?: SeriesColour;
};

/** Small bars, as those of a year month by month. */
export function SmallBars({ title, values, colour }: Props) {
  const highest = Math.max(...values, 0);
  const step = WIDTH / Math.max(values.length, 1);
  const style = colour ? ({ '--bars': `var(--vt-chart-${colour})` } as CSSProperties) : undefined;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={title}
      data-one-colour={colour && 'yes'}
      style={style}
    >
      {values.map((value, month) => {
        const x = month * step;
        const height = highest > 0 ? Math.max((value / highest) * HEIGHT, 1) : 1;
        return <rect key={x} x={x} y={HEIGHT - height} width={step - GAP} height={height} rx={1} />;
      })}
    </svg>
  );
}
