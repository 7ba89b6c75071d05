import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** Draws lines in the colour of text, with amber where there is light. */
export function Drawing({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}
