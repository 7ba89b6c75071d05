import { formatFecha } from '../../format/date.ts';
import { type ExportTable, writtenValue } from './export-table.ts';
import styles from './print-table.module.css';

/**
 * Prints every row and not only those of the page: it adds a table that is visible on paper only, until the print is
 * over.
 */
export function printTable(table: ExportTable): void {
  const sheet = sheetOf(table);
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}

function sheetOf({ title, brand, filters, date, columns, rows }: ExportTable): HTMLElement {
  const sheet = element('section', '', styles.sheet);
  const table = element('table', '');
  const head = document.createElement('thead');
  head.append(rowOf(columns.map(({ header, kind }) => element('th', header, styles[kind]))));
  const body = document.createElement('tbody');
  for (const row of rows) {
    body.append(
      rowOf(columns.map(({ kind }, index) => element('td', writtenValue(row[index], kind), styles[kind]))),
    );
  }
  table.append(head, body);
  const about = [brand, formatFecha(date), ...filters].filter(Boolean).join(' · ');
  sheet.append(element('h1', title), element('p', about), table);
  return sheet;
}

function element(tag: string, text: string, className?: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function rowOf(cells: HTMLElement[]): HTMLElement {
  const row = document.createElement('tr');
  row.append(...cells);
  return row;
}
