import type { CSSProperties, ReactNode } from 'react';
import styles from './facts.module.css';

type Props = {
  /** The least width of a column, in pixels. */
  readonly narrowest: number;
  /** Leaves less room between facts, for a panel. */
  readonly dense?: boolean;
  /** A `div` with a `dt` and a `dd` for each fact. */
  readonly children: ReactNode;
};

/** A definition list in as many columns as fit. */
export function Facts({ narrowest, dense, children }: Props) {
  const style: CSSProperties & { '--vt-narrowest': string } = { '--vt-narrowest': `${narrowest}px` };
  return (
    <dl className={`vt-facts ${styles.facts}`} data-dense={dense || undefined} style={style}>
      {children}
    </dl>
  );
}
