import { type ExportTable, writtenValue } from './export-table.ts';
import { withoutFormula } from './write-csv.ts';

/** Puts the list in the clipboard with tabs between values, as spreadsheets take it. */
export async function copyTable(table: ExportTable): Promise<void> {
  const lines = [
    table.columns.map(({ header }) => header),
    ...table.rows.map((row) =>
      table.columns.map(({ kind }, index) => {
        const value = row[index];
        // A negative figure is no formula.
        return typeof value === 'number' ? writtenValue(value, kind) : safeText(writtenValue(value, kind));
      }),
    ),
  ];
  await navigator.clipboard.writeText(lines.map((line) => line.join('\t')).join('\r\n'));
}

function safeText(text: string): string {
  return withoutFormula(text.replace(/[\t\r\n]+/g, ' '));
}
