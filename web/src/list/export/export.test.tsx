import { inflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from '../table/columns.ts';
import { exportList } from './export-list.ts';
import { exportTable, fileName, writtenValue } from './export-table.ts';
import { writeCsv } from './write-csv.ts';

type Row = { readonly name: string; readonly kwh: number | null; readonly eur: number; readonly day: string };

const columns: Column<Row>[] = [
  { id: 'name', header: 'Nombre', cell: () => null, value: (row) => row.name },
  { id: 'kwh', header: 'Consumo (kWh)', cell: () => null, value: (row) => row.kwh, kind: 'figure' },
  { id: 'eur', header: 'Importe (€)', cell: () => null, value: (row) => row.eur, kind: 'money' },
  { id: 'day', header: 'Fecha', cell: () => null, value: (row) => row.day, kind: 'date' },
  { id: 'actions', header: '', cell: () => null },
];
const rows: Row[] = [
  { name: 'Panadería "La Ñ"; S.L.', kwh: 1234.5, eur: -3, day: '2026-01-05' },
  { name: '=HYPERLINK("http://example.test")', kwh: null, eur: 0, day: '2026-07-31' },
];
const table = exportTable(columns, rows, { title: 'Facturas de año', filters: ['Estado: pagada'] });

describe('what leaves a list', () => {
  it('an exported CSV has its mark, semicolons, decimal commas, CRLF and no formula', () => {
    expect(writeCsv(table)).toBe(
      [
        '\ufeffNombre;Consumo (kWh);Importe (€);Fecha',
        '"Panadería ""La Ñ""; S.L.";1234,5;-3,00;05/01/2026',
        `"'=HYPERLINK(""http://example.test"")";;0,00;31/07/2026`,
        '',
      ].join('\r\n'),
    );
  });

  it('an exported CSV lets no formula hide behind a full-width sign or a blank', () => {
    const named = (name: string) => writeCsv({ ...table, rows: [[name, null, 0, null]] }).split('\r\n')[1];
    for (const name of ['＝1+1', '＠SUM(A1)', ' =1', '\u3000＋1']) expect(named(name)).toContain(`'${name}`);
    expect(named('Calle = 3')).not.toContain("'");
  });

  it('an exported file has a name that every file system accepts', () => {
    expect(fileName(table, 'csv')).toMatch(/^facturas-de-ano-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  it('a copied list has tabs between its values', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await exportList(table, 'copy');
    const [text = ''] = writeText.mock.lastCall ?? [];
    expect(text.split('\r\n')[1]).toBe('Panadería "La Ñ"; S.L.\t1.234,5\t-3,00\t05/01/2026');
    vi.unstubAllGlobals();
  });

  it('an exported spreadsheet and an exported PDF are known by their first bytes', async () => {
    const [{ writeXlsx }, { writePdf }] = await Promise.all([
      import('./write-xlsx.ts'),
      import('./write-pdf.ts'),
    ]);
    expect(await textOf(await writeXlsx(table))).toMatch(/^PK/);
    expect(await textOf(writePdf(table))).toMatch(/^%PDF-/);
  });

  it('an exported spreadsheet writes a number that names something without thousands, and a code as text', async () => {
    const { writeXlsx } = await import('./write-xlsx.ts');
    const invoices: Column<{ id: number; postcode: string }>[] = [
      { id: 'id', header: '#', cell: () => null, value: ({ id }) => id, kind: 'number' },
      { id: 'postcode', header: 'Código postal', cell: () => null, value: ({ postcode }) => postcode },
    ];
    const numbered = exportTable(invoices, [{ id: 12345, postcode: '08001' }], { title: 'Facturas' });
    const workbook = await writeXlsx(numbered);
    const cells = cellsOf(await entryOf(workbook, 'xl/worksheets/sheet1.xml'));
    expect(cells.A2).toEqual({ type: 'n', value: '12345' });
    expect(cells.B2?.type).not.toBe('n');
    expect(await entryOf(workbook, 'xl/styles.xml')).not.toContain('#,##0');
    expect(writtenValue(12345, 'number')).toBe('12345');
    expect(writeCsv(numbered)).toContain('12345;08001');
  });

  it('an exported PDF has each heading over its figures', async () => {
    const { writePdf } = await import('./write-pdf.ts');
    const short = { ...columns[1]!, header: 'kWh' };
    const text = await textOf(writePdf(exportTable([short], rows, { title: 'Consumo' })));
    const startOf = (written: string) =>
      Number(new RegExp(`([\\d.]+) [\\d.]+ Td\\n\\(${written}\\) Tj`).exec(text)?.[1]);
    expect(startOf('kWh')).toBeGreaterThan(startOf('1.234,5'));
  });

  it('a printed list leaves nothing on the screen afterwards', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await exportList(table, 'print');
    expect(print).toHaveBeenCalled();
    expect(document.querySelectorAll('body > section tbody tr')).toHaveLength(2);
    expect(document.querySelector('body > section p')?.textContent).toContain('Estado: pagada');
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('body > section')).toBeNull();
    vi.unstubAllGlobals();
  });
});

/** A workbook is a zip: this finds one of its entries by name and inflates it. */
async function entryOf(workbook: Blob, name: string): Promise<string> {
  const bytes = await bytesOf(workbook);
  const at = bytes.indexOf(name);
  const header = at - 30;
  const start = at + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  return inflateRawSync(bytes.subarray(start)).toString();
}

/** The cells of a sheet by their address; a cell that names no type is a number. */
function cellsOf(sheet: string): Record<string, { type: string; value: string | undefined }> {
  const cells = [...sheet.matchAll(/<c ([^>]*)>(.*?)<\/c>/g)];
  return Object.fromEntries(
    cells.map(([, attributes = '', inside = '']) => [
      /\br="([A-Z]+\d+)"/.exec(attributes)?.[1],
      {
        type: /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n',
        value: /<v>(.*?)<\/v>/.exec(inside)?.[1],
      },
    ]),
  );
}

async function bytesOf(blob: Blob): Promise<Buffer> {
  const buffer = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
  return Buffer.from(new Uint8Array(buffer));
}

async function textOf(blob: Blob): Promise<string> {
  const buffer = await new Promise<ArrayBuffer | string | null>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });
  return String(buffer);
}
