import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, carteraDePrueba, headersOf, VIEWERS } from './test-cartera.ts';

const harness = await testApp();
const { app, db } = harness;
await carteraDePrueba(db);

const TODOS = Object.keys(CUPS) as (keyof typeof CUPS)[];

const VISIBLES: Record<keyof typeof VIEWERS, readonly (keyof typeof CUPS)[]> = {
  admin: TODOS,
  jefa: ['panaderia', 'taller', 'captado', 'deJefa', 'registro', 'sinDatos'],
  comercial: ['panaderia', 'taller', 'captado', 'registro', 'sinDatos'],
  otro: ['deOtro', 'registro', 'sinDatos'],
  cliente: ['panaderia'],
};

const PARA_LEER = ['', '/consumos', '/curva'] as const;

describe.each(Object.entries(VIEWERS))('%s', (quien, viewer) => {
  const visibles = VISIBLES[quien as keyof typeof VIEWERS];
  const suyos = visibles.map((punto) => CUPS[punto]).sort();

  const get = async (path: string) =>
    app.inject({ url: `/v1/puntos-suministro${path}`, headers: await headersOf(harness, viewer) });

  test('sees in the list, its count and the export the points that are theirs to see', async () => {
    const { rows, count, countExact } = (await get('')).json();
    expect(rows.map(({ cups }: { cups: string }) => cups)).toEqual(suyos);
    expect({ count, countExact }).toEqual({ count: suyos.length, countExact: true });
    const csv = (await get('/exportacion?formato=csv')).body;
    expect(csv.match(/ES\d{16}[A-Z]{2}/g)).toEqual(suyos);
  });

  test('finds by search, and counts, no other points', async () => {
    const { rows, count } = (await get('?q=0021')).json();
    expect(rows.map(({ cups }: { cups: string }) => cups)).toEqual(suyos);
    expect(count).toBe(suyos.length);
  });

  test('may filter by the values of those points only', async () => {
    const { provincias } = (await get('/facetas')).json();
    const valores = (facetas: { valor: string }[]) => facetas.map(({ valor }) => valor).sort();
    const esperadas = visibles.flatMap(
      (punto) => ({ deJefa: '11', registro: '05', sinDatos: [] })[punto as 'deJefa'] ?? '28',
    );
    expect(valores(provincias)).toEqual([...new Set(esperadas.flat())].sort());
  });

  test.each(TODOS)('the sheet, the use and the curve of %s', async (punto) => {
    const esperado = visibles.includes(punto) ? 200 : 404;
    for (const parte of PARA_LEER) {
      const { statusCode } = await get(`/${CUPS[punto]}${parte}`);
      expect(statusCode, parte).toBe(esperado);
    }
  });

  test.each(TODOS)('writes on %s only where it may be seen, and never as a client', async (punto) => {
    const headers = await headersOf(harness, viewer);
    const url = `/v1/puntos-suministro/${CUPS[punto]}`;
    const esperado = quien === 'cliente' ? 403 : visibles.includes(punto) ? 200 : 404;
    const { version = 1 } = (await get(`/${CUPS[punto]}`)).json();
    const cambio = { version, alquilerEurMes: 1.4 };
    expect((await app.inject({ method: 'PATCH', url, headers, payload: cambio })).statusCode).toBe(esperado);
    const payload = { desde: '2025-12-31', hasta: '2026-01-31', activaKwh: [1, 2, 3] };
    const escrito = await app.inject({ method: 'PUT', url: `${url}/consumos`, headers, payload });
    expect(escrito.statusCode).toBe(esperado);
  });
});

test.each([
  ['GET', ''],
  ['GET', '/facetas'],
  ['GET', '/exportacion?formato=csv'],
  ['GET', `/${CUPS.registro}`],
  ['GET', `/${CUPS.registro}/consumos`],
  ['GET', `/${CUPS.registro}/curva`],
  ['POST', ''],
  ['PATCH', `/${CUPS.registro}`],
  ['PUT', `/${CUPS.registro}/consumos`],
] as const)('nobody calls %s %s without signing in', async (method, path) => {
  const { statusCode } = await app.inject({ method, url: `/v1/puntos-suministro${path}` });
  expect(statusCode).toBe(401);
});

test('a client that changes hands or name takes its points along', async () => {
  const { id } = await db
    .selectFrom('comercial')
    .select('id')
    .where('nombre', '=', 'Otro')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('cliente')
    .set({ comercialId: id, nombre: 'Ábaco Motor' })
    .where('nombre', '=', 'Ábaco Talleres')
    .execute();
  const headers = await headersOf(harness, VIEWERS.otro);
  const { rows } = (await app.inject({ url: '/v1/puntos-suministro?q=abaco%20motor', headers })).json();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ cups: CUPS.taller, cliente: { nombre: 'Ábaco Motor' }, comercial: { id } });
});
