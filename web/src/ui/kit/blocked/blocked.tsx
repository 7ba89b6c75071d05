import type { ReactNode } from 'react';
import styles from './blocked.module.css';

type Props = {
  readonly blocked: boolean;
  /** What is drawn over the content meanwhile: a spinner, a message. */
  readonly cover: ReactNode;
  /** `accent` tints the veil. */
  readonly veil?: 'plain' | 'accent';
  readonly children: ReactNode;
};

/** A part of the page that cannot be used while something goes on, by pointer, keyboard or screen reader. */
export function Blocked({ blocked, cover, veil = 'plain', children }: Props) {
  return (
    <div className={styles.area} aria-busy={blocked}>
      <div inert={blocked}>{children}</div>
      {blocked && (
        <div className={styles.veil} data-veil={veil}>
          {cover}
        </div>
      )}
    </div>
  );
}
