import { type ExportTable, writtenValue } from './export-table.ts';

/** Windows programs recognise the text as UTF-8 by it. */
export const BOM = '\ufeff';

/**
 * CSV as Excel opens it in Spain: UTF-8 with a byte order mark, `;` between values, decimal comma without thousands,
 * and CRLF at the end of each line.
 */
export function writeCsv({ columns, rows }: ExportTable): string {
  const lines = [
    columns.map(({ header }) => quoted(header)),
    ...rows.map((row) =>
      columns.map(({ kind }, index) => {
        const value = row[index];
        if (typeof value === 'number' && kind !== 'date') return plainNumber(value, kind === 'money');
        return quoted(writtenValue(value, kind));
      }),
    ),
  ];
  return BOM + lines.map((line) => `${line.join(';')}\r\n`).join('');
}

function plainNumber(value: number, money: boolean): string {
  return (money ? value.toFixed(2) : String(value)).replace('.', ',');
}

/** The signs that begin a formula, full-width forms included, after blanks that some programs drop. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  const safe = withoutFormula(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
