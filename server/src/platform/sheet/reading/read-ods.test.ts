import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { odsOf, zipOf } from './test-ods.ts';

const text = (value: string, more = '') =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${value}</text:p></table:table-cell>`;
const number = (value: number) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value} €</text:p></table:table-cell>`;
const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
const sheet = (name: string, rows: string) => `<table:table table:name="${name}">${rows}</table:table>`;
const blank = (times: number) => `<table:table-cell table:number-columns-repeated="${times}"/>`;

test('a spreadsheet of OpenDocument gives its sheets with numbers, days, repeated cells and the rows where they stand', async () => {
  const day =
    '<table:table-cell office:value-type="date" office:date-value="2026-12-01T00:00:00"><text:p>1 dic</text:p></table:table-cell>';
  const note = `<table:table-cell office:value-type="string"><office:annotation><text:p>nota</text:p></office:annotation><text:p>Sí<text:s text:c="2"/>y<text:line-break/>no</text:p></table:table-cell>`;
  const book = await readWorkbook(
    await odsOf(
      sheet('Portada', row(text('Hola'))) +
        sheet(
          'Datos',
          row(blank(1024), 'table:number-rows-repeated="2"') +
            row(
              text('a', 'table:number-columns-repeated="2"') + blank(1) + number(1.5) + day + blank(16_000),
            ) +
            row(note) +
            row(blank(16_384), 'table:number-rows-repeated="1048000"'),
        ),
    ),
  );
  expect(book.sheets).toEqual([
    { name: 'Portada', rows: [{ numero: 1, celdas: ['Hola'] }] },
    {
      name: 'Datos',
      rows: [
        { numero: 3, celdas: ['a', 'a', null, 1.5, new Date('2026-12-01')] },
        { numero: 4, celdas: ['Sí  y\nno'] },
      ],
    },
  ]);
});

test('a zip of tables gives each of them as a sheet, whatever their formats', async () => {
  const book = await readWorkbook(
    await zipOf({
      'viejo/clientes.csv': 'Nombre;NIF\nAna;12345678Z',
      'precios.ods': await odsOf(sheet('Precios', row(text('P1') + number(2)))),
      'lista.json': '[{"a":1}]',
      '__MACOSX/._clientes.csv': 'basura',
      'foto.jpg': 'basura',
    }),
  );
  expect(book.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['clientes.csv', 2],
    ['precios.ods · Precios', 1],
    ['lista.json', 2],
  ]);
});

const MILLION = 1_000_000;

test.each([
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
] as const)('%s is refused with its reason', async (_name, make, reason) => {
  const bytes = await make();
  const refusal = await Promise.resolve()
    .then(() => readWorkbook(bytes))
    .then(
      () => undefined,
      (error) => error.problem,
    );
  expect(refusal?.detail).toContain(reason);
});
