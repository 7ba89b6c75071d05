import { formatNumber } from '../../../format/number.ts';
import styles from './static-table.module.css';

const MONTHS = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'];
const SUPPLIES = ['Obrador', 'Tienda', 'Almacén'];

/** An area that scrolls must take the focus, or the keyboard cannot reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

export default function WideTable() {
  return (
    <section {...FOCUSABLE} aria-label="Consumo por meses, en kWh" className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Consumo (kWh)</th>
            {MONTHS.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SUPPLIES.map((supply, row) => (
            <tr key={supply}>
              <th scope="row">{supply}</th>
              {MONTHS.map((month, at) => (
                <td key={month} className="vt-figure">
                  {formatNumber(1840 - 420 * row + 37 * ((at * 5) % 12))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
