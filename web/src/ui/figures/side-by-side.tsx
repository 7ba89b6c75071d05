import { formatNumber, withSign } from '../../format/number.ts';
import styles from './side-by-side.module.css';

/** A row that compares two bills, as a table prints it. */
export type ComparedRow = {
  readonly key: string;
  readonly title: string;
  /** `detail` rows add up to the subtotal that follows them. */
  readonly weight: 'detail' | 'plain' | 'subtotal' | 'total';
  readonly before: ComparedSide;
  readonly after: ComparedSide;
  /** `after` minus `before`; null when one of them is unknown. */
  readonly change: number | null;
  /** Decimals of the figures; two by default. */
  readonly decimals?: number;
};

type ComparedSide = {
  /** Null when it is unknown, which is not zero. */
  readonly amount: number | null;
  /** How the amount is calculated: `30 kW·año × 20,3769 €/kW·año`. */
  readonly note?: string;
};

type Props = {
  readonly caption: string;
  /** The headings of the columns, with their unit. */
  readonly heads: {
    readonly concept: string;
    readonly before: string;
    readonly after: string;
    readonly change: string;
  };
  readonly rows: readonly ComparedRow[];
};

const SCROLLS = { tabIndex: 0 } as const;

/** Compares two columns of figures row by row; the lower figure is the better one. */
export function SideBySide({ caption, heads, rows }: Props) {
  return (
    <section className={styles.frame} aria-label={caption} {...SCROLLS}>
      <table className={`vt-table vt-heads ${styles.table}`}>
        <caption className="vt-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.concept}</th>
            <th scope="col">{heads.before}</th>
            <th scope="col">{heads.after}</th>
            <th scope="col">{heads.change}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { title, weight, before, after, change, decimals = 2 } }: { row: ComparedRow }) {
  const write = (value: number | null | undefined) => formatNumber(value, decimals);
  const notes = [...new Set([before.note, after.note])].filter((note) => note !== undefined);
  return (
    <tr data-weight={weight}>
      <th scope="row">
        {title}
        {/* On a narrow container the explanation of a figure does not fit beside it, so it stands below. */}
        {notes.map((note) => (
          <small key={note} className={styles.narrow}>
            <span className="vt-figure">{note}</span>
          </small>
        ))}
      </th>
      {[before, after].map(({ amount, note }, side) => (
        <td key={side === 0 ? 'before' : 'after'}>
          <span className="vt-figure">{write(amount)}</span>
          {note && (
            <small className={styles.wide}>
              <span className="vt-figure">{note}</span>
            </small>
          )}
        </td>
      ))}
      <td data-tone={change ? (change < 0 ? 'less' : 'more') : undefined}>
        <span className="vt-figure">{withSign(change, write)}</span>
      </td>
    </tr>
  );
}
