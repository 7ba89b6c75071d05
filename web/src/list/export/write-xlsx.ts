import writeXlsxFile from 'write-excel-file/browser';
import type { ExportTable } from './export-table.ts';

const FORMATS = { number: '0', figure: '#,##0.###', money: '#,##0.00', date: 'dd/mm/yyyy' } as const;
const WIDEST = 48;

/**
 * A spreadsheet with real numbers and dates. Codes such as a NIF or a postcode stay text, so that their zeros are kept.
 */
export async function writeXlsx(table: ExportTable): Promise<Blob> {
  const { columns, rows } = table;
  const head = columns.map(({ header }) => ({ value: header, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map(({ kind }, index) => cellOf(row[index], kind)));
  return writeXlsxFile([head, ...body], {
    sheet: table.title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    stickyRowsCount: 1,
    columns: columns.map(({ header }, index) => ({
      width: Math.min(
        WIDEST,
        Math.max(header.length, ...rows.map((row) => String(row[index] ?? '').length)) + 2,
      ),
    })),
  }).toBlob();
}

function cellOf(value: ExportTable['rows'][number][number], kind: ExportTable['columns'][number]['kind']) {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') {
    return {
      value,
      type: Number,
      format: kind === 'money' || kind === 'number' ? FORMATS[kind] : FORMATS.figure,
    };
  }
  const day = kind === 'date' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  if (day) return { value: new Date(`${day}T00:00:00Z`), type: Date, format: FORMATS.date };
  return { value, type: String };
}
