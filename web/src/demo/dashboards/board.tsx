import type { ReactNode } from 'react';
import styles from './board.module.css';

/** Lays out a dashboard in twelve columns. */
export function Board({ children }: { children: ReactNode }) {
  return <div className={styles.board}>{children}</div>;
}

/**
 * Gives a card its number of columns where there is room for twelve. On smaller windows it takes half of them, or all.
 */
export function Tile({ span, children }: { span: 3 | 4 | 5 | 6 | 8 | 12; children: ReactNode }) {
  return (
    <div className={styles.tile} data-span={span}>
      {children}
    </div>
  );
}
