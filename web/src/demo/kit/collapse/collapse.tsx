import type { ReactNode } from 'react';
import styles from './collapse.module.css';

type Props = {
  /** For the `aria-controls` of the button that opens and closes it. */
  readonly id: string;
  readonly open: boolean;
  /** `across` folds towards the beginning of the line. */
  readonly direction?: 'down' | 'across';
  readonly children: ReactNode;
};

/**
 * A part that unfolds below its button or beside it. While it is folded, neither the keyboard nor a screen reader
 * reaches what it holds.
 */
export function Collapse({ id, open, direction = 'down', children }: Props) {
  return (
    <div
      id={id}
      className={styles.collapse}
      data-direction={direction}
      data-open={open || undefined}
      inert={!open}
    >
      <div className={styles.content}>{children}</div>
    </div>
  );
}
