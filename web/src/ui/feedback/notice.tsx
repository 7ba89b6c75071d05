import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = {
  /** For `aria-describedby` of the buttons that it explains. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** Something about the whole page that stops a part of it, and why. */
export function Notice({ id, children }: Props) {
  return (
    <div id={id} role="note" className={styles.notice}>
      <IconAlertTriangle size={18} aria-hidden />
      {/* No paragraph: what stops something may be a list. */}
      <div>{children}</div>
    </div>
  );
}
