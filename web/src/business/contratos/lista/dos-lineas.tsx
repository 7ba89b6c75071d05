import type { ReactNode } from 'react';
import styles from './lista.module.css';

type Props = {
  readonly primera: ReactNode;
  readonly segunda?: string | undefined;
  /** Whether the second line is read character by character. */
  readonly code?: boolean;
};

export function DosLineas({ primera, segunda, code }: Props) {
  return (
    <span className={code ? `${styles.lineas} ${styles.ancha}` : styles.lineas}>
      <span>{primera}</span>
      {segunda && <small className={code ? 'vt-code' : undefined}>{segunda}</small>}
    </span>
  );
}
