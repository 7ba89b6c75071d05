import type { ReactNode } from 'react';
import { Link } from '../../nav/link.tsx';
import styles from './sheet.module.css';

type SheetFact = {
  readonly label: string;
  /** Undefined while it is on its way: its place is kept. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** The address of what the fact counts. */
  readonly to?: string;
};

type Props = {
  /** What screen readers call this part. */
  readonly label: string;
  /** Codes to copy, states and tags, in one line. */
  readonly children: ReactNode;
  readonly facts: readonly SheetFact[];
};

/** Opens the page of one thing, below its name: who it is in one line, and the three or four facts asked of it first. */
export function SheetHead({ label, children, facts }: Props) {
  return (
    <section className={styles.head} aria-label={label}>
      <div className={styles.line}>{children}</div>
      <dl className={styles.facts}>
        {facts.map(({ label: name, value, note, to }) => (
          <div key={name}>
            <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
            <dd className={styles.value}>
              <bdi>{value ?? <span className={styles.ghost} />}</bdi>
            </dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
