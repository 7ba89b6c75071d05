import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { blank, number, odsOf, row, sheet, text, zipOf } from './test-ods.ts';

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
