import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

test('a list of JSON objects is a table, whose heading is the names of their members', async () => {
  const objects = [
    { nombre: 'Ana', telefonos: ['600100100', '600200200'] },
    { nombre: 'Luz', activo: true, kwh: 12.5, nota: null },
  ];
  const { sheets } = await readWorkbook(Buffer.from(` ${JSON.stringify(objects)}`));
  expect(sheets[0]?.rows).toEqual([
    { numero: 1, celdas: ['nombre', 'telefonos', 'activo', 'kwh', 'nota'] },
    { numero: 2, celdas: ['Ana', '600100100; 600200200'] },
    { numero: 3, celdas: ['Luz', null, true, 12.5, null] },
  ]);
});

test.each([
  ['that is cut', '[{"a":1},{"a"', 'quizá está cortado'],
  ['of other things among its objects', '[{"a":1},2]', 'una lista de objetos'],
  ['with a cell that no spreadsheet would hold', `[{"a":"${'x'.repeat(40_000)}"}]`, 'tiene 40000 caracteres'],
])('a JSON list %s is refused', async (_, text, detail) => {
  const read = async () => readWorkbook(Buffer.from(text));
  await expect(read()).rejects.toMatchObject({ problem: { detail: expect.stringContaining(detail) } });
});
