import { type ExportTable, writtenValue } from './export-table.ts';
import { withoutFormula } from './write-csv.ts';

/** Text with tabs between values and lines ended by CRLF: what a clipboard or a plain text file carries of a table. */
export function writeTabbed(table: ExportTable): string {
  const lines = [
    table.columns.map(({ header }) => header),
    ...table.rows.map((row) =>
      table.columns.map(({ kind }, index) => {
        const value = row[index];
        const written = writtenValue(value, kind);
        // A negative figure is no formula; spreadsheets read a figure only with the hyphen of the keyboard as its sign.
        return typeof value === 'number' ? written.replace('−', '-') : safeText(written);
      }),
    ),
  ];
  return lines.map((line) => line.join('\t')).join('\r\n');
}

function safeText(text: string): string {
  return withoutFormula(text.replace(/[\t\r\n]+/g, ' '));
}
