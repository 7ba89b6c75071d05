import type { CSSProperties } from 'react';
import { formatPercent } from '../../../format/number.ts';
import type { SeriesColour } from '../../../ui/chart/palette.ts';
import styles from './ring.module.css';

type Props = {
  readonly title: string;
  /** The part that is done, from 0 to 1. */
  readonly share: number;
  readonly text: string;
  readonly colour?: SeriesColour;
  /** Pixels while the text has its usual size; the dial grows with the text. */
  readonly size?: number;
};

const TICKS = 44;
/** The dial covers three quarters of a circle, in degrees, and is open below. */
const TURN = 270;

/** A dial of ticks that shows how much of something is done. */
export function Gauge({ title, share, text, colour = 3, size = 190 }: Props) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    inlineSize: `${size / 16}rem`,
    '--colour': `var(--vt-chart-${colour})`,
  };
  const figure = formatPercent(share, 0);
  return (
    <div className={styles.ring} style={style} role="img" aria-label={`${title}. ${text}: ${figure}`}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {Array.from({ length: TICKS }, (_, tick) => (tick * TURN) / (TICKS - 1) - TURN / 2).map(
          (angle, tick) => (
            <line
              key={angle}
              className={styles.tick}
              data-on={tick < share * TICKS || undefined}
              x1="106"
              x2="118"
              y1="60"
              y2="60"
              transform={`rotate(${angle} 60 60)`}
            />
          ),
        )}
      </svg>
      <span className={styles.centre} aria-hidden="true">
        <strong>{figure}</strong>
        <small>{text}</small>
      </span>
    </div>
  );
}

type MiniProps = {
  /** The part that is filled, from 0 to 1; the figure itself stands beside it in words. */
  readonly share: number;
  readonly colour?: SeriesColour;
};

/** A small ring for a table or a card, where the exact figure stands beside it. */
export function MiniRing({ share, colour = 3 }: MiniProps) {
  return (
    <svg className={styles.mini} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9.5" strokeWidth="4" />
      <circle
        fill="none"
        cx="12"
        cy="12"
        r="9.5"
        strokeWidth="4"
        stroke={`var(--vt-chart-${colour})`}
        pathLength="100"
        strokeDasharray={`${Math.min(Math.max(share, 0), 1) * 100} 100`}
      />
    </svg>
  );
}
