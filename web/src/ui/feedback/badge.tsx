import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle' | 'accent';

/** A state said in words, with a colour that helps those who see it and a dot that stays on a printed page. */
export function Badge({ tone = 'idle', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
