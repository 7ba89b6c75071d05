import type { Tone } from '../feedback/badge.tsx';
import { Link } from '../nav/link.tsx';
import styles from './figure-strip.module.css';

export type StripFigure = {
  readonly id: string;
  readonly label: string;
  /** Empty while it is on its way: its place is kept. */
  readonly figure: string;
  readonly tone?: Tone;
  /** What else there is to say of it, told to the pointer, the focus and the finger. */
  readonly note?: string;
  readonly to?: string;
  readonly chosen?: boolean;
};

type Props = { readonly label: string; readonly figures: readonly StripFigure[] };

/** A few figures in one line, each of which may lead to what it counts. */
export function FigureStrip({ label, figures }: Props) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {figures.map(({ id, to, chosen, note, tone, ...figure }) => (
        <li key={id} data-tone={tone}>
          {to === undefined ? (
            <p title={note}>
              <Said {...figure} />
            </p>
          ) : (
            <Link to={to} title={note} aria-current={chosen || undefined}>
              <Said {...figure} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Said({ label, figure }: Pick<StripFigure, 'label' | 'figure'>) {
  return (
    <>
      <span>{label}</span> <b className="vt-figure">{figure}</b>
    </>
  );
}
