import type { ReactNode } from 'react';
import styles from './sheet.module.css';

type Props = {
  readonly children: ReactNode;
  /** Without it, the main part has the whole width. */
  readonly aside: ReactNode;
  /** Leaves the narrow part out where it has no room beside the other. */
  readonly wideOnly?: boolean;
};

/** The main part of a page with a narrow one at its end; below 1280 px the narrow one comes after it. */
export function Beside({ children, aside, wideOnly }: Props) {
  if (!aside) return children;
  return (
    <div className={styles.beside}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside} data-wide-only={wideOnly || undefined}>
        {aside}
      </div>
    </div>
  );
}
