import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './list-group.module.css';

type ListProps = {
  /** Screen readers read it as the name of the list. */
  readonly label: string;
  /** `flush` has no frame, for a card whose edge is enough; `across` puts the rows in one line while they fit. */
  readonly look?: 'framed' | 'flush' | 'across';
  readonly numbered?: boolean;
  /** `ListRow`, `ListLink` or `ListButton` elements. */
  readonly children: ReactNode;
};

export function ListGroup({ label, look = 'framed', numbered, children }: ListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List aria-label={label} className={styles.list} data-look={look} data-numbered={numbered}>
      {children}
    </List>
  );
}

type RowProps = { readonly tone?: Tone; readonly disabled?: boolean; readonly children: ReactNode };

export function ListRow({ tone, disabled, children }: RowProps) {
  return (
    <li className={styles.item}>
      <div className={styles.row} data-tone={tone} data-tinted={tone && true} data-disabled={disabled}>
        {children}
      </div>
    </li>
  );
}

type LinkProps = {
  readonly to: string;
  /** The link leads to the page that is open. */
  readonly current?: boolean;
  readonly children: ReactNode;
};

export function ListLink({ to, current, children }: LinkProps) {
  return (
    <li className={styles.item}>
      <Link to={to} aria-current={current ? 'page' : undefined} className={styles.row}>
        {children}
      </Link>
    </li>
  );
}

/** A row that is a button; `aria-pressed` marks the chosen one. */
export function ListButton({ children, ...button }: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <li className={styles.item}>
      <button {...button} type="button" className={styles.row}>
        {children}
      </button>
    </li>
  );
}
