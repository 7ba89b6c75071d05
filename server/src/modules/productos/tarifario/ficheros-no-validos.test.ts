import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { cargaDePrueba, DOS_CERO } from './test-carga.ts';
import { libroXlsx } from './test-libro.ts';

const { app, as } = await testApp();
const { upload } = cargaDePrueba(app, await as('admin'));

test.each([
  ['nothing', '', 'El fichero no tiene ninguna fila'],
  ['titles alone', DOS_CERO, 'El fichero no tiene ninguna fila'],
  [
    'an unknown column',
    'Comercializadora;Producto;Tarifa;Precio\na;b;c;1',
    'No se conoce la columna «Precio»',
  ],
  ['an unknown unit', 'Comercializadora;Producto;Tarifa;Energía P1 ($/kWh)\na;b;c;1', '€/kWh, €/MWh'],
  [
    'a column twice',
    'Comercializadora;Producto;Tarifa;tarifa\na;b;c;d',
    'La columna «Tarifa» está dos veces',
  ],
  ['without its key', 'Producto;Energía P1\na;1', 'Faltan las columnas «Comercializadora», «Tarifa»'],
  ['an open quote', `${DOS_CERO}\n"Sol;Casa`, 'Las comillas de la fila 2 no se cierran'],
  ['binary junk', Buffer.from([1, 0, 2, 0]), 'No es un CSV ni un XLSX'],
  ['an old book', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'guárdalo como .xlsx'],
  ['half a book', libroXlsx([['a'], ['b']]).subarray(0, 300), 'El fichero está cortado'],
  ['a book that lies about its size', mentiroso(), 'El fichero está cortado o dañado'],
])('a price list is refused: %s', async (_, contenido, motivo) => {
  const { status, body } = await upload(contenido);
  expect(status).toBe(400);
  expect(body.detail).toContain(motivo);
});

test('a price list of more than five megabytes is refused', async () => {
  expect((await upload('x'.repeat(6_000_000))).status).toBe(413);
});

test('a price list is loaded by administrators only', async () => {
  expect((await upload(DOS_CERO, 'si', await as('comercial'))).status).toBe(403);
  expect((await upload(DOS_CERO, 'si', { authorization: '' })).status).toBe(401);
});

function mentiroso(): Buffer {
  const libro = libroXlsx([['a'], ['b']]);
  libro.writeUInt32LE(1_000_000_000, libro.indexOf('PK\x01\x02') + 24);
  return libro;
}
