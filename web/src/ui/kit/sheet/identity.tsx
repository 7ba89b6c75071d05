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
  /** An `Avatar` with the initials or the kind of the thing. */
  readonly glyph: ReactNode;
  /** What kind of thing it is. */
  readonly kind: ReactNode;
  readonly state: ReactNode;
  /** The code that people pass on, to copy. */
  readonly code?: ReactNode;
  /** The figure that is asked of it first. */
  readonly figure: SheetFact;
  readonly facts: readonly SheetFact[];
  /** Tags and own fields. */
  readonly tags?: ReactNode;
  /** What is done with it most. */
  readonly action?: ReactNode;
};

/** Who a thing is: its kind, state and code, one figure, the facts asked of it first, and its main action. */
export function Identity({ label, glyph, kind, state, code, figure, facts, tags, action }: Props) {
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.who}>
        {glyph}
        <div>
          <p>{kind}</p>
          {state}
        </div>
      </div>
      {code}
      <dl className={styles.facts}>
        <Fact {...figure} lead />
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
      {tags && <div className={styles.tags}>{tags}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}

function Fact({ label, value, note, to, lead }: SheetFact & { readonly lead?: boolean }) {
  return (
    <div data-lead={lead}>
      <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd className={styles.value}>
        <bdi>{value ?? <span className={styles.ghost} />}</bdi>
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
