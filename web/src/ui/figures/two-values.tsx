import { useId } from 'react';
import styles from './two-values.module.css';

export type Compared = {
  readonly id: string;
  readonly name: string;
  /** A line under the name of the field. */
  readonly note?: string;
  readonly values: readonly [string, string];
  /** Highlights the second value; where `changes` is set, both. */
  readonly marked?: boolean;
};

type Props = {
  readonly caption: string;
  /** The headings of the three columns: the field, the first value and the second one. */
  readonly heads: readonly [string, string, string];
  readonly rows: readonly Compared[];
  /** The second value replaced the first one, as in a history. */
  readonly changes?: boolean;
  /** Lets the user choose one of both values: the rows whose second value is kept, and what to call on a change. */
  readonly choice?: {
    readonly second: ReadonlySet<string>;
    readonly onChoose: (id: string, second: boolean) => void;
  };
};

/** A table with two values of each field side by side. */
export function TwoValues({ caption, heads, rows, changes, choice }: Props) {
  const group = useId();
  const [field, ...sides] = heads;
  return (
    <table className={`vt-table ${styles.table}`} data-changes={changes || undefined}>
      <caption className="vt-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{field}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-marked={row.marked || undefined}>
            <th scope="row">
              {row.name}
              {row.note && <small>{row.note}</small>}
            </th>
            {sides.map((side, index) => (
              <td key={side} data-side={side}>
                {choice ? (
                  <Choosable
                    row={row}
                    side={side}
                    second={index === 1}
                    choice={choice}
                    group={`${group}-${row.id}`}
                  />
                ) : (
                  row.values[index]
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChoosableProps = {
  readonly row: Compared;
  readonly side: string;
  readonly second: boolean;
  readonly choice: NonNullable<Props['choice']>;
  readonly group: string;
};

function Choosable({ row: { id, name, values }, side, second, choice, group }: ChoosableProps) {
  const value = values[second ? 1 : 0];
  return (
    <label>
      <input
        type="radio"
        name={group}
        aria-label={`${name}, ${side}: ${value}`}
        checked={choice.second.has(id) === second}
        onChange={() => choice.onChoose(id, second)}
      />
      <span>{value}</span>
    </label>
  );
}
