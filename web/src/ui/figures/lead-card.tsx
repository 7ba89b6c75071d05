import type { ReactNode } from 'react';
import styles from './lead-card.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  /** The figure of the reader; undefined while it is on its way. */
  readonly figure: string | undefined;
  readonly note: ReactNode;
  readonly actions: ReactNode;
  readonly drawing: ReactNode;
};

/** Opens a dashboard with the reader's name, one figure of theirs, and a link. */
export function LeadCard({ title, text, figure, note, actions, drawing }: Props) {
  return (
    <section className={styles.lead} aria-label={title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        <p className={styles.figure}>
          <bdi>{figure ?? '…'}</bdi>
        </p>
        <p className={styles.note}>{note}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.drawing}>{drawing}</div>
    </section>
  );
}
