import { describe, expect, test } from 'vitest';
import { findTable, type Place } from './find-table.ts';
import type { ReadCell } from './read-row.ts';

/** Names of fields, as an importer knows them. */
const FIELDS = ['cups', 'nombre', 'nif', 'importe', 'potencia p1', 'potencia p2'];

const recognize = (title: string) =>
  FIELDS.find((field) => field === title.toLowerCase().replace(/ \(.*/, ''));

type Cells = readonly (readonly ReadCell[])[];

function tableOf(sheets: Record<string, Cells>, place?: Place) {
  const book = {
    encoding: null,
    separator: null,
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: rows.map((celdas, i) => ({ numero: i + 1, celdas })),
    })),
  };
  const { sheet, headingRow, headings, rows, warnings } = findTable(book, recognize, place);
  return { sheet, headingRow, headings, rows: rows.map(({ celdas }) => celdas), warnings };
}

const DATA = [
  ['Ana', 'ES0021770000000000ZX', 10],
  ['Luz', 'ES0021770000000001ZB', 20],
];

describe('the table of a file', () => {
  test('is found under the titles of a sheet that is no cover, and its sums and remarks are told', () => {
    const found = tableOf({
      Portada: [['Boreal Energía'], ['Precios de canal']],
      Datos: [
        ['LIQUIDACIÓN DE COMISIONES'],
        ['Periodo', 'Noviembre 2026'],
        [],
        ['Nombre', 'CUPS', 'Importe (€)'],
        DATA[0]!,
        [null, 'Subtotal', 10],
        DATA[1]!,
        [null, 'TOTAL', 30],
        ['(*) Importes sin IVA'],
      ],
    });
    expect(found).toEqual({
      sheet: 'Datos',
      headingRow: 4,
      headings: ['Nombre', 'CUPS', 'Importe (€)'],
      rows: DATA,
      warnings: ['Las filas 6, 8 no se leen: son totales', 'La fila 9 no se lee: es una nota al pie'],
    });
  });

  test('has titles in two rows, whose groups go with each of their columns', () => {
    const { headings, rows } = tableOf({
      Hoja: [
        ['Nombre', 'CUPS', 'Potencia (kW)', null, 'Otros', null],
        [null, null, 'P1', 'P2', 'Uno', 'NIF'],
        ['Ana', 'ES0021770000000000ZX', 3.3, 4.4, 'x', 'y'],
      ],
    });
    expect(headings).toEqual(['Nombre', 'CUPS', 'Potencia P1 (kW)', 'Potencia P2 (kW)', 'Otros Uno', 'NIF']);
    expect(rows).toHaveLength(1);
  });

  test('of words that nothing knows has its titles in the first row as wide as those below', () => {
    const cells = [['Informe'], [], ['Uno', 'Dos', 'Tres'], ['a', 1, 2], ['b', 3, 4]];
    expect(tableOf({ Hoja: cells })).toMatchObject({ headingRow: 3, headings: ['Uno', 'Dos', 'Tres'] });
  });

  test('without titles goes by the letters of its columns', () => {
    expect(tableOf({ Hoja: DATA })).toMatchObject({ headingRow: 0, headings: ['A', 'B', 'C'], rows: DATA });
  });

  test('has its titles and its sheet where somebody says', () => {
    const cells = [
      ['Nombre', 'NIF'],
      ['Título', 'Otro'],
      ['a', 'b'],
    ];
    const found = tableOf({ Una: DATA, Hoja: cells }, { sheet: 'Hoja', headingRow: 2 });
    expect(found).toMatchObject({ sheet: 'Hoja', headings: ['Título', 'Otro'], rows: [['a', 'b']] });
    expect(() => tableOf({ Una: DATA }, { sheet: 'Nada' })).toThrow('No se puede leer');
  });

  test('repeats its titles page after page, and a column without title goes by its letter', () => {
    const titles = ['Nombre', 'CUPS', null];
    expect(tableOf({ Hoja: [titles, DATA[0]!, titles, DATA[1]!] })).toMatchObject({
      headings: ['Nombre', 'CUPS', 'Columna C'],
      rows: DATA,
      warnings: ['La fila 3 no se lee: repite la cabecera'],
    });
  });

  test.each([
    ['a client whose name begins like a sum', ['Total Energía, S.L.', 'ES0021770000000001ZB', 1]],
    ['a sum with a CUPS', ['TOTAL', 'ES0021770000000001ZB', null]],
    ['a row that says «total» among others of data', ['Luz', 'ES0021770000000001ZB', 1], ['TOTAL', null, 1]],
  ])('keeps %s', (_, row, before = DATA[0]!) => {
    const { rows, warnings } = tableOf({ Hoja: [['Nombre', 'CUPS', 'Importe'], ...DATA, before, row] });
    expect([rows.slice(-2), warnings]).toEqual([[before, row], []]);
  });

  test('is one of several that stand one below another in a sheet, and another of them can be chosen as a sheet', () => {
    const both = {
      Todo: [
        ['Nombre', 'CUPS'],
        ['Ana', 'ES0021770000000000ZX'],
        [],
        [],
        ['Liquidación'],
        [],
        ['CUPS', 'NIF', 'Importe (€)'],
        ['ES0021770000000001ZB', 'B46000014', 20],
      ],
    };
    const found = tableOf(both);
    expect(found).toMatchObject({
      sheet: 'Todo (desde la fila 5)',
      headingRow: 7,
      headings: ['CUPS', 'NIF', 'Importe (€)'],
    });
    expect(found.warnings).toEqual([expect.stringContaining('varias tablas')]);
    const first = tableOf(both, { sheet: 'Todo' });
    expect([first.headingRow, first.rows]).toEqual([1, [['Ana', 'ES0021770000000000ZX']]]);
  });
});
