import type { ReactNode } from 'react';
import type { Tone } from '../feedback/badge.tsx';
import { Link } from '../nav/link.tsx';
import styles from './stat-card.module.css';

type Props = {
  readonly label: string;
  /** The formatted figure; undefined while it loads, which keeps its space. */
  readonly value: ReactNode;
  /** What the figure is compared with: `+3,2 % sobre agosto`. */
  readonly note?: ReactNode;
  readonly tone?: Tone;
  /** The address of the list that the figure counts. */
  readonly to?: string;
  readonly chart?: ReactNode;
};

/** One figure with its name; a click opens the list that it counts. */
export function StatCard({ label, value, note, tone, to, chart }: Props) {
  return (
    <article className={styles.stat} data-tone={tone}>
      <h2 className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</h2>
      <p className={styles.value}>
        <bdi>{value ?? <span className={styles.ghost} />}</bdi>
      </p>
      <div className={styles.foot}>
        <p className={styles.note}>{note}</p>
        {chart}
      </div>
    </article>
  );
}
