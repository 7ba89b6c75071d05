import type { ReactNode } from 'react';
import styles from './tables.module.css';

export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div>
      <div className={styles.intro}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
