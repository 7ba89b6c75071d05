import type { ReactNode } from 'react';
import styles from './blocked.module.css';

type Props = {
  readonly blocked: boolean;
  /** What covers the content meanwhile: a spinner, a message. */
  readonly cover: ReactNode;
  /** `accent` tints the veil. */
  readonly veil?: 'plain' | 'accent';
  readonly children: ReactNode;
};

/** Makes a part of the page unusable by pointer, keyboard and screen reader while something is under way. */
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
