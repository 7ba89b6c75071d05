import type { ReactNode } from 'react';
import styles from './presence.module.css';

type Props = {
  readonly status: 'online' | 'busy' | 'away' | 'offline';
  /** The status in words, which the tooltip shows and screen readers read. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A portrait with a dot that says whether the person is there. */
export function Presence({ status, label, children }: Props) {
  return (
    <span className={styles.presence} data-status={status} title={label}>
      {children}
      <span className="vt-hidden">{label}</span>
    </span>
  );
}
