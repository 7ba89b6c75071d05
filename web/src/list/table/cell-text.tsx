import type { ReactNode } from 'react';
import styles from './cell-text.module.css';

/** Text that does not fit its column on a wide window ends there in an ellipsis, and is told whole to the pointer. */
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
  /** What is never cut: a code in the second line, or what stands in both. Other text is. */
  readonly holds?: 'code' | 'both';
};

/** A cell that needs a note under what it says, such as the code of a supply point under its client. */
export function TwoLines({ first, second, holds }: Props) {
  return (
    <span className={styles.lines} data-holds={holds}>
      <span data-cut>{first}</span>
      {second && <small data-cut>{second}</small>}
    </span>
  );
}
