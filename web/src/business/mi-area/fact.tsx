import type { ReactNode } from 'react';
import styles from './mi-area.module.css';

/** A name and its value, for `Facts`. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
