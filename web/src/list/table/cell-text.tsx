import type { ReactNode } from 'react';
import styles from './cell-text.module.css';

/** Text that ends in an ellipsis where it does not fit its column on a wide window; the tooltip has the whole text. */
export function CutText({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.cut}>
      <span data-cut>{children}</span>
    </span>
  );
}

type Props = {
  readonly first: ReactNode;
  readonly second?: ReactNode;
  /** Which part is never cut: a code in the second line, or both lines. Other text is cut where it does not fit. */
  readonly holds?: 'code' | 'both';
};

/** A cell with a second line below the first, such as the code of a supply point below its client. */
export function TwoLines({ first, second, holds }: Props) {
  return (
    <span className={styles.lines} data-holds={holds}>
      <span data-cut>{first}</span>
      {second && <small data-cut>{second}</small>}
    </span>
  );
}
