import type { ReactNode } from 'react';
import type { Tone } from '../feedback/badge.tsx';
import { Link } from '../nav/link.tsx';
import styles from './stat-card.module.css';

type Props = {
  readonly label: string;
  /** The figure, formatted; undefined while it loads, in the same space. */
  readonly value: ReactNode;
  /** Against what, or since when: `+3,2 % sobre agosto`. */
  readonly note?: ReactNode;
  readonly tone?: Tone;
  /** The list behind the figure. */
  readonly to?: string;
  readonly chart?: ReactNode;
};

/** One figure worth a glance, with the list behind it one click away. */
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
