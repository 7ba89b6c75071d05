import type { CSSProperties, ReactNode } from 'react';
import styles from './facts.module.css';

type Props = {
  /** Least width of a column, px. */
  readonly narrowest: number;
  /** Closer together, for a panel. */
  readonly dense?: boolean;
  /** A `div` with its `dt` and `dd` for each. */
  readonly children: ReactNode;
};

/** What is known of one thing, each by its name, in as many columns as there is room for. */
export function Facts({ narrowest, dense, children }: Props) {
  const style: CSSProperties & { '--narrowest': string } = { '--narrowest': `${narrowest}px` };
  return (
    <dl className={styles.facts} data-dense={dense || undefined} style={style}>
      {children}
    </dl>
  );
}
