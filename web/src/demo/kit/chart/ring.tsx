import type { SeriesColour } from '../../../ui/chart/palette.ts';
import { usePoint } from '../../../ui/chart/use-point.ts';
import styles from './ring.module.css';

type RingPart = { readonly name: string; readonly value: number; readonly colour: SeriesColour };

type Props = {
  readonly title: string;
  readonly parts: readonly RingPart[];
  readonly format: (value: number) => string;
  /** The middle of the ring says this while no part is pointed at. */
  readonly centre: { readonly figure: string; readonly text: string };
  /** Pixels while the text has its usual size; the ring grows with the text. */
  readonly size?: number;
  /** A sentence below the ring. */
  readonly note?: string;
  /** Draws the names and figures below the ring; without it, the page has to give them beside the ring. */
  readonly legend?: boolean;
};

/** The gap between two parts, in hundredths of the ring. */
const GAP = 1.4;

/** The shares of a whole as a ring; its middle names the part that is pointed at. */
export function Ring({ title, parts, format, centre, size = 180, note, legend }: Props) {
  const { at, pointAt, keys } = usePoint({ count: parts.length });
  const whole = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  const shares = parts.map(({ value }) => (value / whole) * 100);
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  const pointed = at === undefined ? undefined : parts[at];
  const told = parts.map(({ name, value }) => `${name}: ${format(value)}`);
  return (
    <div className={styles.box}>
      <div
        className={styles.ring}
        style={{ inlineSize: `${size / 16}rem` }}
        role="img"
        aria-label={`${title}. ${told.join('; ')}`}
        {...keys}
      >
        <svg viewBox="0 0 120 120" aria-hidden="true">
          {parts.map(({ name, colour }, index) => (
            <circle
              key={name}
              className={styles.part}
              data-dim={(at !== undefined && at !== index) || undefined}
              cx="60"
              cy="60"
              r="50"
              pathLength="100"
              stroke={`var(--vt-chart-${colour})`}
              strokeDasharray={`${Math.max((shares[index] ?? 0) - GAP, 0.5)} 100`}
              strokeDashoffset={-(starts[index] ?? 0)}
              onPointerEnter={() => pointAt(index)}
            />
          ))}
        </svg>
        <span className={styles.centre} aria-hidden="true">
          <strong>{pointed ? format(pointed.value) : centre.figure}</strong>
          <small>{pointed?.name ?? centre.text}</small>
        </span>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {legend && (
        <ul className={styles.legend}>
          {parts.map(({ name, value, colour }) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--vt-chart-${colour})` }} />
              {name}
              <span className="vt-figure">{format(value)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
