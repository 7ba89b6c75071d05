import { ajustes } from '@vatio/contract/endpoints';
import { parseCif, parseIban } from '@vatio/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Db, openDatabase } from '../../platform/database.ts';
import { openJobs } from '../../platform/jobs.ts';
import { Listener } from '../../platform/listen.ts';
import { openSms } from '../../platform/sms/sms.ts';
import { mailerTo } from '../../platform/test-app.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { testFolder } from '../../platform/test-process.ts';
import { EMPRESA } from './datos/empresa.ts';
import { ensureDemo } from './demo.service.ts';

const HOY = '2026-11-20';
const SECRET = 'secreto-de-las-pruebas-de-32-letras';
const limits = {
  requestsPerMinute: 1000,
  signInsPerMinuteAndAddress: 1000,
  signInsPerQuarterHourAndAccount: 1000,
};

// Rows that are filled in on a day are read on that same day.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${HOY}T11:00:00Z`) });
afterAll(() => {
  vi.useRealTimers();
});

async function ownDatabase(): Promise<Db> {
  const database = await testDatabase();
  const db = openDatabase(database.url);
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  return db;
}

/** Rounds to the Wh. */
function suma(kwh: readonly number[]): number {
  return Math.round(kwh.reduce((total, valor) => total + valor, 0) * 1000) / 1000;
}

/** The number of rows of every table, and a digest of their content. */
async function contenido(db: Db): Promise<unknown> {
  const { rows } = await sql<{ xml: string }>`
    SELECT table_name, md5(query_to_xml(format('SELECT * FROM %I AS t ORDER BY t::text', table_name), true, true, '')::text)
    FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    ORDER BY table_name`.execute(db);
  return rows;
}

describe('the demo portfolio', async () => {
  const db = await ownDatabase();
  const listener = new Listener(inject('postgresUrl'));
  const app = await buildApp({
    db,
    jobs: openJobs(inject('postgresUrl')),
    listener,
    dataFolder: testFolder(),
    secret: SECRET,
    limits,
    mail: mailerTo([]),
    sms: openSms({ sms: undefined, demo: false }),
    publicUrl: 'http://localhost',
    territorio: 'peninsula-baleares',
  });
  afterAll(async () => {
    await app.close();
    await listener.close();
  });
  let primero: unknown;

  beforeAll(async () => {
    expect(await ensureDemo({ db, hoy: HOY, secret: SECRET })).toBe(true);
    primero = await contenido(db);
  });

  async function read(usuario: 'admin' | 'comercial' | 'client', url: string) {
    const entrada = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email: `${usuario}@demo.com`, password: usuario },
    });
    const { accessToken } = entrada.json();
    const respuesta = await app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
    return respuesta.json();
  }

  async function conCurva(cliente: string): Promise<string> {
    const { cups } = await db
      .selectFrom('curvaDia')
      .innerJoin('puntoSuministro', 'puntoSuministro.cups', 'curvaDia.cups')
      .select('curvaDia.cups')
      .where('clienteNombre', 'like', `${cliente}%`)
      .executeTakeFirstOrThrow();
    return cups;
  }

  test('leaves nothing that has happened to be told', async () => {
    const untold = db.selectFrom('suceso').select('evento').where('repartidoEn', 'is', null);
    expect(await untold.execute()).toEqual([]);
  });

  test('is not changed by a second start', async () => {
    expect(await ensureDemo({ db, hoy: '2027-02-01' })).toBe(true);
    expect(await contenido(db)).toEqual(primero);
  });

  test('says which company sells, as its settings take it', async () => {
    const [{ id }] = (await read('admin', '/v1/ajustes/marcas')).rows;
    const marca = ajustes.get.response.parse(await read('admin', `/v1/ajustes/marcas/${id}`));
    expect(marca).toMatchObject(EMPRESA);
    expect([parseCif(EMPRESA.cif).ok, parseIban(EMPRESA.iban).ok]).toEqual([true, true]);
  });

  test.each([
    ['admin', 124],
    ['comercial', 59],
    ['client', 6],
  ] as const)('shows %s the supply points that they may see', async (usuario, cuantos) => {
    expect(await read(usuario, '/v1/puntos-suministro')).toMatchObject({ count: cuantos });
  });

  test('shows the representative those of the whole team', async () => {
    const { rows } = await read('comercial', '/v1/puntos-suministro?limit=100');
    const nombres = new Set(rows.map((fila: { comercial: { nombre: string } }) => fila.comercial.nombre));
    expect(nombres).toEqual(new Set(['Carlos Demo', 'Joan Ferrer Pons', 'Lucía Navarro Gil']));
  });

  test('has a price book for sellers', async () => {
    expect(await read('admin', '/v1/productos')).toMatchObject({ count: 22 });
    expect(await read('comercial', '/v1/productos')).toMatchObject({ count: 22 });
    expect(await read('client', '/v1/productos')).toMatchObject({ status: 403 });
  });

  test('has studies that save money, seen only by whoever sees their clients', async () => {
    const { rows, count } = await read('admin', '/v1/analisis');
    expect(count).toBe(8);
    for (const { ahorroAnualEur } of rows) expect(ahorroAnualEur).toBeGreaterThan(0);
    expect(await read('comercial', '/v1/analisis')).toMatchObject({ count: 6 });
    expect(await read('client', '/v1/analisis')).toMatchObject({ count: 1 });
  });

  test('has proposals in every state, seen only by whoever sees their clients', async () => {
    const { estados } = await read('admin', '/v1/propuestas/resumen');
    const cuentas = new Map(
      estados.map(({ estado, cuenta }: { estado: string; cuenta: number }) => [estado, cuenta]),
    );
    expect(Object.fromEntries(cuentas)).toEqual({
      borrador: 3,
      enviada: 2,
      vista: 3,
      aceptada: 2,
      rechazada: 2,
      caducada: 2,
    });
    expect(await read('client', '/v1/propuestas')).toMatchObject({ count: 2 });
    const { rows } = await read('client', '/v1/propuestas?estado=vista');
    expect((await read('client', `/v1/propuestas/${rows[0].id}`)).enlace).toContain('/p/');
  });

  test('has curves that add up to the consumption beside them', async () => {
    const hotel = `/v1/puntos-suministro/${await conCurva('Hoteles')}`;
    const { filas } = await read('client', `${hotel}/consumos?desde=2025-11-01`);
    const { tramos } = await read('client', `${hotel}/curva?agrupado=mes`);
    expect(tramos).toHaveLength(12);
    const deConsumos = filas.slice(-12).map(({ activaKwh }: { activaKwh: number[] }) => suma(activaKwh));
    const deCurva = tramos.map(({ kwh }: { kwh: number[] }) => suma(kwh));
    expect(deCurva).toEqual(deConsumos);
  });
});

test('the demo portfolio loads in years whose regulated prices are not known yet', async () => {
  const db = await ownDatabase();
  expect(await ensureDemo({ db, hoy: '2028-03-05' })).toBe(true);
  expect(await db.selectFrom('analisis').select('id').execute()).toHaveLength(8);
});

test('the demo portfolio is never loaded over a business that has begun', async () => {
  const db = await ownDatabase();
  await db.insertInto('cliente').values({ tipo: 'empresa', nombre: 'Suya, S.L.' }).execute();
  expect(await ensureDemo({ db, hoy: HOY })).toBe(false);
  expect(await db.selectFrom('usuario').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('puntoSuministro').select('cups').execute()).toEqual([]);
});
