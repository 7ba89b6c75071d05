import type { ReactNode } from 'react';
import styles from './board.module.css';

/** The twelve columns of a dashboard. */
export function Board({ children }: { children: ReactNode }) {
  return <div className={styles.board}>{children}</div>;
}

/** Columns that a card takes where there is room for all twelve; on smaller windows half of them, or all. */
export function Tile({ span, children }: { span: 3 | 4 | 5 | 6 | 8 | 12; children: ReactNode }) {
  return (
    <div className={styles.tile} data-span={span}>
      {children}
    </div>
  );
}
