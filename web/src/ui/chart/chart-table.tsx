import { useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './chart.module.css';

type Props = {
  readonly title: string;
  /** The unit of all the cells, which stand bare. */
  readonly unit?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
};

const SCROLLS = { tabIndex: 0 } as const;

/**
 * The figures of a chart as a table, for those who cannot see it or want to copy them. It is drawn only when asked for.
 */
export function ChartTable({ title, unit, columns, rows }: Props) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{t('chartTable')}</span>
      </summary>
      {open && (
        <section className={styles.scroll} aria-label={title} {...SCROLLS}>
          <table>
            <caption className="vt-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="vt-hidden">{t('chartRow')}</span> {unit}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
