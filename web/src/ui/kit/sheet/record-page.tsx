import type { ReactNode } from 'react';
import styles from './sheet.module.css';

type Props = {
  /** Who the thing is: an `Identity`. */
  readonly identity: ReactNode;
  /** Its sections, and what has to have the whole rest of the line. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Its history, or whoever is around it. Without it, the main part has the rest of the width. */
  readonly aside?: ReactNode;
};

/**
 * The page of one thing: at the start who it is, which stays in sight while the rest scrolls; then what happens with it; and its
 * history at the end, or after the main part where a line has no room for three. A telephone shows them one after another.
 */
export function RecordPage({ identity, lead, children, aside }: Props) {
  return (
    <div className={styles.record}>
      <div className={styles.identity}>{identity}</div>
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.main}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
