import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

/** A zip of some files, by their names. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress: name !== 'mimetype' });
  zip.end();
  return buffer(zip.outputStream);
}

/** A spreadsheet of OpenDocument with the XML of its sheets. */
export function odsOf(sheets: string): Promise<Buffer> {
  return zipOf({
    mimetype: ODS,
    'content.xml': `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
  });
}

export const text = (value: string, more = '') =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${value}</text:p></table:table-cell>`;
export const number = (value: number) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value} €</text:p></table:table-cell>`;
export const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
export const sheet = (name: string, rows: string) =>
  `<table:table table:name="${name}">${rows}</table:table>`;
export const blank = (times: number) => `<table:table-cell table:number-columns-repeated="${times}"/>`;

const MILLION = 1_000_000;

/** Spreadsheets and zips that would take too much room or time, each with a part of the reason that its sender is told. */
export const HOSTILE_SPREADSHEETS: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
  [
    'a million columns',
    () => odsOf(sheet('H', row(text('x', `table:number-columns-repeated="${MILLION}"`)))),
    'caben 16384',
  ],
  [
    'a cell after a million blank ones',
    () => odsOf(sheet('H', row(blank(MILLION) + text('x')))),
    'caben 16384',
  ],
  [
    'more rows than a sheet has',
    () => odsOf(sheet('H', row(text('x'), 'table:number-rows-repeated="9999999999"'))),
    'filas',
  ],
  [
    'rows that repeat a wide one',
    () =>
      odsOf(
        sheet(
          'H',
          row(text('x', 'table:number-columns-repeated="16384"'), 'table:number-rows-repeated="1048576"'),
        ),
      ),
    'millones de celdas',
  ],
  [
    'entities that grow',
    () => zipOf({ mimetype: 'x', 'content.xml': '<!DOCTYPE a [<!ENTITY a "x">]><a>&a;</a>' }),
    'libro',
  ],
  ['a part that inflates beyond its due', () => odsOf(' '.repeat(70 * MILLION)), '64 MB'],
  ['a text without end', () => odsOf(sheet('H', row(text('x'.repeat(MILLION))))), 'más larg'],
  [
    'a zip of too many tables',
    () => zipOf(Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`${i}.csv`, 'a']))),
    'se admiten 50',
  ],
  ['a table that inflates beyond its due', () => zipOf({ 'a.csv': 'a'.repeat(70 * MILLION) }), '64 MB'],
];
