import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** A scene of the one hand that draws here. It is hidden from screen readers: it adds nothing to the words beside it. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 240" className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}
