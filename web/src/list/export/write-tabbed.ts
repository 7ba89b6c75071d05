import { type ExportTable, writtenValue } from './export-table.ts';
import { withoutFormula } from './write-csv.ts';

/** Text with tabs between values and CRLF at the end of each line, for the clipboard or a plain text file. */
export function writeTabbed(table: ExportTable): string {
  const lines = [
    table.columns.map(({ header }) => header),
    ...table.rows.map((row) =>
      table.columns.map(({ kind }, index) => {
        const value = row[index];
        const written = writtenValue(value, kind);
        // A negative figure is no formula, so it gets no apostrophe. Spreadsheets read it as a number only with the
        // hyphen of the keyboard as its sign.
        return typeof value === 'number' ? written.replace('−', '-') : safeText(written);
      }),
    ),
  ];
  return lines.map((line) => line.join('\t')).join('\r\n');
}

function safeText(text: string): string {
  return withoutFormula(text.replace(/[\t\r\n]+/g, ' '));
}
