import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Db, openDatabase } from '../../platform/database.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { ensureDemo } from './demo.service.ts';

const HOY = '2026-11-20';
const limits = {
  requestsPerMinute: 1000,
  signInsPerMinuteAndAddress: 1000,
  signInsPerQuarterHourAndAccount: 1000,
};

async function ownDatabase(): Promise<Db> {
  const database = await testDatabase();
  const db = openDatabase(database.url);
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  return db;
}

/** Rows of every table, and a digest of what they say. */
async function contenido(db: Db): Promise<unknown> {
  const { rows } = await sql<{ xml: string }>`
    SELECT table_name, md5(query_to_xml(format('SELECT * FROM %I ORDER BY 1, 2, 3', table_name), true, true, '')::text)
    FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    ORDER BY table_name`.execute(db);
  return rows;
}

describe('on a new database', async () => {
  const db = await ownDatabase();
  const app = await buildApp({ db, secret: 'secreto-de-las-pruebas-de-32-letras', limits });
  afterAll(() => app.close());
  let primero: unknown;

  beforeAll(async () => {
    expect(await ensureDemo(db, HOY)).toBe(true);
    primero = await contenido(db);
  });

  async function leer(usuario: 'admin' | 'comercial' | 'client', url: string) {
    const entrada = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email: `${usuario}@demo.com`, password: usuario },
    });
    const { accessToken } = entrada.json();
    const respuesta = await app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
    return respuesta.json();
  }

  test('a second start changes nothing', async () => {
    expect(await ensureDemo(db, '2027-02-01')).toBe(true);
    expect(await contenido(db)).toEqual(primero);
  });

  test.each([
    ['admin', 122],
    ['comercial', 57],
    ['client', 6],
  ] as const)('%s sees the supply points that are theirs to see', async (usuario, cuantos) => {
    expect(await leer(usuario, '/v1/puntos-suministro')).toMatchObject({ count: cuantos });
  });

  test('the representative sees those of the whole team', async () => {
    const { rows } = await leer('comercial', '/v1/puntos-suministro?limit=100');
    const nombres = new Set(rows.map((fila: { comercial: { nombre: string } }) => fila.comercial.nombre));
    expect(nombres).toEqual(new Set(['Carlos Demo', 'Joan Ferrer Pons', 'Lucía Navarro Gil']));
  });

  test('the price book is for those who sell', async () => {
    expect(await leer('admin', '/v1/productos')).toMatchObject({ count: 20 });
    expect(await leer('comercial', '/v1/productos')).toMatchObject({ count: 20 });
    expect(await leer('client', '/v1/productos')).toMatchObject({ count: 0 });
  });
});

test('never over a business that has begun', async () => {
  const db = await ownDatabase();
  await db.insertInto('cliente').values({ tipo: 'empresa', nombre: 'Suya, S.L.' }).execute();
  expect(await ensureDemo(db, HOY)).toBe(false);
  expect(await db.selectFrom('usuario').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('puntoSuministro').select('cups').execute()).toEqual([]);
});
