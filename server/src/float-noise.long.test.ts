import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from './app.ts';
import { CUPS, headersOf, VIEWERS } from './modules/cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { ensureDemo } from './modules/demo/demo.service.ts';
import { openDatabase } from './platform/database.ts';
import { openJobs } from './platform/jobs.ts';
import { Listener } from './platform/listen.ts';
import { openSms } from './platform/sms/sms.ts';
import { mailerTo, testApp } from './platform/test-app.ts';
import { testDatabase } from './platform/test-database.ts';
import { testFolder } from './platform/test-process.ts';

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

/** The numbers with more decimals than any unit is kept with: the rate of the electricity tax has ten. */
function noiseIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return value === Number(value.toFixed(10)) ? [] : [`${path} = ${value}`];
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

describe('the whole demo portfolio', async () => {
  const database = await testDatabase();
  const demoDb = openDatabase(database.url);
  const listener = new Listener(inject('postgresUrl'));
  const secret = 'secreto-de-las-pruebas-de-32-letras';
  const demo = await buildApp({
    db: demoDb,
    jobs: openJobs(inject('postgresUrl')),
    listener,
    dataFolder: testFolder(),
    secret,
    limits: { requestsPerMinute: 1e6, signInsPerMinuteAndAddress: 100, signInsPerQuarterHourAndAccount: 100 },
    mail: mailerTo([]),
    sms: openSms({ sms: undefined, demo: false }),
    publicUrl: 'http://localhost',
    territorio: 'peninsula-baleares',
  });
  afterAll(async () => {
    await demo.close();
    await listener.close();
    await demoDb.destroy();
    await database.drop();
  });
  let headers: { authorization: string };
  beforeAll(async () => {
    await ensureDemo({ db: demoDb, secret });
    const payload = { email: 'admin@demo.com', password: 'admin' };
    const { accessToken } = (await demo.inject({ method: 'POST', url: '/v1/auth/login', payload })).json();
    headers = { authorization: `Bearer ${accessToken}` };
  });

  async function jsonOf(url: string): Promise<unknown> {
    const answer = await demo.inject({ url, headers });
    const isJson = answer.statusCode === 200 && String(answer.headers['content-type']).includes('json');
    return isJson ? answer.json() : undefined;
  }

  /** The identifiers of all the rows of a list, by whichever field names them in an address. */
  async function idsOf(list: string, field: string): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1; ; page++) {
      const answer = (await jsonOf(`${list}?limit=100&page=${page}`)) as { rows?: Record<string, unknown>[] };
      const rows = answer?.rows ?? [];
      for (const row of rows) if (typeof row[field] === 'string') ids.push(row[field]);
      if (rows.length < 100) return ids;
    }
  }

  const reads = demo.endpoints.filter(({ method, access }) => method === 'GET' && access !== 'public');
  const lists = reads.filter(({ path }) => !path.includes(':'));
  const ofOne = reads.filter(
    ({ path, answers }) => answers === undefined && /^[^:]+\/:(id|cups)(\/[^:]*)?$/.test(path),
  );

  test('its supplies, contracts and analyses are there to be read', async () => {
    expect((await idsOf('/v1/puntos-suministro', 'cups')).length).toBe(124);
    expect((await idsOf('/v1/analisis', 'id')).length).toBeGreaterThan(0);
    expect(ofOne.length).toBeGreaterThan(10);
  });

  test.each(lists.map(({ path }) => path))('%s: numbers without noise, page after page', async (path) => {
    const noisy: string[] = [];
    for (let page = 1; page <= 20; page++) {
      const answer = await jsonOf(`${path}?limit=100&page=${page}`);
      const paged = answer ?? (page === 1 ? await jsonOf(path) : undefined);
      noisy.push(...noiseIn(paged));
      if (((answer as { rows?: unknown[] })?.rows?.length ?? 0) < 100) break;
    }
    expect(noisy).toEqual([]);
  });

  test.each(ofOne.map(({ path }) => path))('%s: numbers without noise, of each of its rows', async (path) => {
    const [base = '', rest = ''] = path.split('/:');
    const field = rest.split('/')[0] ?? '';
    const noisy: string[] = [];
    for (const id of await idsOf(base, field)) {
      noisy.push(...noiseIn(await jsonOf(path.replace(/:(id|cups)/, id)), id));
    }
    expect(noisy).toEqual([]);
  });

  test.each(lists.filter(({ path }) => path.endsWith('/exportacion')).map(({ path }) => path))(
    '%s: no number with noise in any row of the file',
    async (path) => {
      const { statusCode, body } = await demo.inject({ url: `${path}?formato=csv`, headers });
      expect(statusCode).toBe(200);
      expect(body.match(/\d,\d{10,}/g)).toBeNull();
    },
  );
});
