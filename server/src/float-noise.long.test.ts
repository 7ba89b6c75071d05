import { expect, test } from 'vitest';
import { CUPS, headersOf, VIEWERS } from './modules/cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { testApp } from './platform/test-app.ts';

const harness = await testApp();
const { app, db } = harness;
const { alta, take, ids } = await negocioDeContratos(harness);

// 0.1 + 0.2 is 0.30000000000000004 in binary, whatever is added to it.
const KWH = [1_022_535.1, 0.2, 0.3, 0.7, 0.1];
const cups = Object.values(CUPS);
await db.updateTable('puntoSuministro').set({ consumoAnualKwh: null }).execute();
for (const [i, consumoAnualKwh] of KWH.entries()) {
  await db
    .updateTable('puntoSuministro')
    .set({ tarifa: '3.0TD', consumoAnualKwh, clienteId: ids.taller, comercialId: ids.comercial })
    .where('cups', '=', cups[i]!)
    .execute();
  const contrato = await alta(cups[i], { consumoAnualKwh });
  await take(contrato, ...HASTA_SOLICITADO, { accion: 'activar', fecha: '2025-02-10' });
}

/** These endpoints read without an identifier. */
const lecturas = app.endpoints.filter(
  ({ method, path, access }) => method === 'GET' && access !== 'public' && !path.includes(':'),
);

/** The numbers with more decimals than any unit is kept with. */
function noiseIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return value === Number(value.toFixed(9)) ? [] : [`${path} = ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => noiseIn(inside, `${path}.${key}`));
}

const { authorization } = await headersOf(harness, VIEWERS.admin);

test('the consumption that the lists total is the sum that a person would write', async () => {
  const read = async (url: string) =>
    (await app.inject({ url: `/v1${url}`, headers: { authorization } })).json();
  expect((await read('/puntos-suministro/totales')).consumoAnualKwh).toBe(1_022_536.4);
  expect((await read('/clientes/totales')).consumoAnualKwh).toBe(1_022_536.4);
  expect((await read('/contratos/recuento')).consumoAnualKwh).toBe(1_022_536.4);
});

const fichas = [
  `/v1/clientes/${ids.taller}`,
  `/v1/comerciales/${ids.comercial}`,
  `/v1/puntos-suministro/${CUPS.taller}`,
];

test.each([...lecturas.map(({ path }) => path), ...fichas])(
  '%s answers numbers without the noise of binary sums',
  async (url) => {
    const answer = await app.inject({ url, headers: { authorization } });
    if (!String(answer.headers['content-type']).includes('json')) return;
    expect(noiseIn(answer.json())).toEqual([]);
  },
);

test.each(lecturas.filter(({ path }) => path.endsWith('/exportacion')).map(({ path }) => path))(
  '%s has no number with the noise of binary sums',
  async (url) => {
    const { statusCode, body } = await app.inject({ url: `${url}?formato=csv`, headers: { authorization } });
    expect(statusCode).toBe(200);
    expect(body.match(/\d,\d{10,}/g)).toBeNull();
  },
);
