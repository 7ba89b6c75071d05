import type { ReactNode } from 'react';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { Card } from '../../ui/figures/card.tsx';
import styles from './charts.module.css';

export type ChartFigures = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
};

type Props = {
  /** The title says what the chart shows, with its unit. */
  readonly title: string;
  /** A figure or a choice can stand beside the title. */
  readonly actions?: ReactNode;
  /** The choice of days stands above the drawing. */
  readonly above?: ReactNode;
  readonly figures: ChartFigures;
  readonly children: ReactNode;
};

/** Shows the drawing of some library in room of its own, with its figures in a table behind a button. */
export function ChartCard({ title, actions, above, figures, children }: Props) {
  return (
    <Card title={title} actions={actions}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.room}>{children}</div>
      <ChartTable title={title} {...figures} />
    </Card>
  );
}

/** Sets the cards of a page two in a line where there is room. */
export function ChartPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** Makes a card as wide as the page. */
export function WideCard({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
