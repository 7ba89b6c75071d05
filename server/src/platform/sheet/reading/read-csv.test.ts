import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../to-csv.ts';
import { readCsv } from './read-csv.ts';

async function rowsOf(bytes: Buffer) {
  return (await readCsv(bytes)).sheets[0]!.rows;
}

async function read(text: string) {
  return (await rowsOf(Buffer.from(text))).map(({ celdas }) => celdas);
}

async function refusal(text: string): Promise<string> {
  return readCsv(Buffer.from(text)).then(
    () => 'read',
    (error) => error.problem.detail,
  );
}

describe('a CSV', () => {
  test('has line breaks and separators inside of quotes, and its rows are numbered as a spreadsheet does', async () => {
    const rows = await rowsOf(Buffer.from('a;b\r\n"una\r\ndirección; larga";2\r\n\r\n3;"dijo ""sí"""\r\n'));
    expect(rows).toEqual([
      { numero: 1, celdas: ['a', 'b'] },
      { numero: 2, celdas: ['una\r\ndirección; larga', '2'] },
      { numero: 3, celdas: [''] },
      { numero: 4, celdas: ['3', 'dijo "sí"'] },
    ]);
  });

  test.each([
    [
      'semicolons',
      'a;b,c\n1;2',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    [
      'commas',
      'a,b,c\n1,2,3',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'the line ends of old Macs',
      'a;b\r1;2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['rows of different lengths', 'a;b\n1\n1;2;3', [['a', 'b'], ['1'], ['1', '2', '3']]],
    [
      'a quote in the middle of a cell',
      'a;b\nTubo de 5";2',
      [
        ['a', 'b'],
        ['Tubo de 5"', '2'],
      ],
    ],
  ])('with %s is read', async (_, text, rows) => {
    expect(await read(text)).toEqual(rows);
  });

  test.each([
    ['utf-8', Buffer.from('\uFEFFÑandú;España')],
    ['windows-1252', Buffer.from('Ñandú;España', 'latin1')],
    ['utf-16le', Buffer.from('\uFEFFÑandú\tEspaña', 'utf16le')],
    ['utf-16le', Buffer.from('Ñandú\tEspaña', 'utf16le')],
    ['utf-16be', Buffer.from('\uFEFFÑandú\tEspaña', 'utf16le').swap16()],
  ])('in %s is read, and says so', async (encoding, bytes) => {
    const { sheets, ...how } = await readCsv(bytes);
    expect(how).toEqual({ encoding, separator: encoding.startsWith('utf-16') ? '\t' : ';' });
    expect(sheets[0]?.rows[0]?.celdas).toEqual(['Ñandú', 'España']);
  });

  test('is read in the encoding and with the separator that are said', async () => {
    const { sheets } = await readCsv(Buffer.from('Ñandú,1;2', 'latin1'), {
      encoding: 'windows-1252',
      separator: ',',
    });
    expect(sheets[0]?.rows[0]?.celdas).toEqual(['Ñandú', '1;2']);
  });

  test.each([
    ['titles above it and decimal commas', 'Informe, de mayo\n\na;b\n1,5;2,5\n3,5;4,5', ['1,5', '2,5']],
    ['a first line for Excel', 'sep=,\na;x,b\n1;2,3', ['a;x', 'b']],
    ['bars', 'a|b\n1|2', ['1', '2']],
  ])('with %s is parted where its lines are', async (_, text, row) => {
    expect(await read(text)).toContainEqual(row);
  });

  test.each([
    ['a quote open at its end', 'a;b\n1;2\n"3;4', 'Las comillas de la fila 3 no se cierran'],
    ['a quote that closes rows below', 'a;b\n"1;2\n3;4\n5;"6"', 'Las comillas de la fila 2 no se cierran'],
    [
      'a quote in the middle of a cell and another that closes rows below',
      'a;b\nTubo de 5";2\n"1;2\n3;"4"',
      'Las comillas de la fila 3 no se cierran',
    ],
    ['a line without end', `a;b\n${'x'.repeat(1024 ** 2)}`, 'La fila 2 es demasiado larga'],
    ['a cell that no spreadsheet would hold', `a;b\n${'x'.repeat(40_000)};2`, 'tiene 40000 caracteres'],
    ['more columns than a sheet', ';'.repeat(400_000), 'tiene 400001 columnas'],
    ['millions of empty cells', `${';'.repeat(16_000)}\n`.repeat(300), 'más de 4 millones de celdas'],
  ])('with %s is refused', async (_, text, detail) => {
    expect(await refusal(text)).toContain(detail);
  });

  test('that we export has small numbers in full', async () => {
    const columnas = [{ titulo: 'Precio', celda: (precio: number) => precio }];
    let csv = '';
    for await (const piece of toCsv(columnas, [[0.0000005, -0.00000012, 1e-13, 0.25]])) csv += piece;
    expect((await read(csv)).flat()).toEqual(['Precio', '0,0000005', '-0,00000012', '0', '0,25']);
  });

  test('that we export is read as it was, whatever its texts say', async () => {
    // The signs that mean something to a CSV or to a spreadsheet, in every mixture.
    const text = fc.string({ unit: fc.constantFrom(...'\'"=+-@＝−;,\t\r\n áñ0a') });
    const table = fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const columns = ['Uno', 'Dos'].map((titulo, i) => ({ titulo, celda: (row: string[]) => row[i]! }));
        let csv = '';
        for await (const piece of toCsv(columns, [rows])) csv += piece;
        expect(await read(csv)).toEqual([['Uno', 'Dos'], ...rows]);
      }),
    );
  });
});
