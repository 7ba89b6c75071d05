import type { ReactNode } from 'react';
import { Card } from '../ui/figures/card.tsx';
import styles from './card-rows.module.css';
import { ReadRows, type ReadRowsProps } from './read-rows.tsx';

type Props<Row> = Omit<ReadRowsProps<Row>, 'children'> & {
  readonly label: string;
  /** A `<li>` of what the row is and, at most, one button. */
  readonly children: (row: Row) => ReactNode;
};

/** A short list in a card, whose rows have their button at the end, or below on a phone. */
export function CardRows<Row>({ label, children, ...read }: Props<Row>) {
  return (
    <Card height={240}>
      <ReadRows {...read}>
        {(rows) => (
          <ul className={`vt-list ${styles.rows}`} aria-label={label}>
            {rows.map(children)}
          </ul>
        )}
      </ReadRows>
    </Card>
  );
}
