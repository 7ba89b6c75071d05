import { conexiones, permisosDeDatos } from '@vatio/contract/endpoints';
import { diasDelMes } from '@vatio/domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sealSecret } from '../../platform/sealed-secret.ts';
import { today } from '../../platform/today.ts';
import { bancoDePrueba, NIF, type Quien } from '../../test-banco.ts';
import { cupsDePrueba } from '../cartera/test-cartera.ts';
import { startImportador } from '../importaciones/importador.service.ts';
import { formulario, terminada } from '../importaciones/test-banco.ts';
import { accesoOf, ownerOf, placeOfKey } from './acceso.service.ts';
import { refresh } from './rondas.service.ts';
import { monthOfDatadis, testServices } from './test-servicios.ts';
import { makeNextConsulta } from './trabajo.service.ts';

const services = await testServices();
const { network } = services;
const banco = await bancoDePrueba('/v1/conexiones', { network });
const { app, call, db, ids, acciones } = banco;
const SECRET = 'secreto-de-las-pruebas-de-32-letras';
const deps = { db, jobs: banco.jobs, files: banco.files, secret: SECRET, network };
const failures: unknown[] = [];
const stop = await startImportador({ ...banco, workers: 1, onError: (error) => failures.push(error) });
afterAll(async () => {
  await stop();
  expect(failures).toEqual([]);
});

const DATADIS = { activa: true, direccion: services.url, usuario: NIF.empresa, clave: 'la-de-datadis' };
const SIPS = {
  activa: true,
  direccion: `${services.url}/{recurso}/{cups}`,
  clave: 'la-de-sips',
  sinPermiso: true,
};
const CLEARED = [
  'llamada_de_conexion',
  'consulta_de_datos',
  'dato_traido',
  'permiso_de_datos',
  'conexion',
  'valor_de_mercado',
];
let next = 500;
let cups = '';

/** Months before the one that runs, the last at the end, `AAAA/MM`. */
const monthsBefore = (howMany: number) => {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return Array.from({ length: howMany }, (_, i) =>
    new Date(Date.UTC(year, month - 1 - howMany + i, 1)).toISOString().slice(0, 7).replace('-', '/'),
  );
};
const [LAST = ''] = monthsBefore(1);

beforeEach(async () => {
  services.forget();
  cups = cupsDePrueba(next++);
  // A TRUNCATE locks whole tables, in an order of its own, against an import that still works.
  for (const table of CLEARED) await sql`delete from ${sql.table(table)}`.execute(db);
  await db.updateTable('cliente').set({ nif: NIF.empresa }).where('id', '=', ids.panaderia).execute();
  services.record('/tokens/login', () => ({ body: 'sesion.de.datadis' }));
  services.record('/get-supplies', () => ({
    body: [
      { cups: `${cups}0F`, postalCode: '28001', municipality: 'MADRID', distributorCode: '8', pointType: 5 },
    ],
  }));
  services.record('/get-contract-detail', () => ({
    body: [{ accessFare: '2.0TD', contractedPowerkW: [4.6, 4.6], startDate: '2024/01/01' }],
  }));
  services.record('/get-consumption-data', ({ query }) => ({
    body: monthsBefore(12).includes(query.startDate ?? '') ? monthOfDatadis(cups, query.startDate!) : [],
  }));
  services.record('/get-max-power', () => ({
    body: [{ cups, date: `${LAST}/10`, time: '21:00', maxPower: 3120, period: 'PUNTA' }],
  }));
});

async function put(id: conexiones.IdDeConexion, body: object) {
  const { statusCode, body: said } = await app.inject({
    method: 'PUT',
    url: `/v1/conexiones/${id}`,
    headers: await banco.as('admin'),
    payload: body,
  });
  return { status: statusCode, body: JSON.parse(said) };
}

async function askLeave(changes: object = {}) {
  const { status, body } = await call('comercial', 'POST', '/v1/permisos-de-datos', {
    clienteId: ids.panaderia,
    cups: [cups],
    ...changes,
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  const { permiso, url } = permisosDeDatos.create.response.parse(body);
  return { id: permiso.id, page: `/v1/publico/permisos-de-datos/${url.split('/permiso/')[1]}` };
}

const GRANTED = { nombre: 'Ana Sol', nif: NIF.persona, acepta: true };

async function grantLeave() {
  const leave = await askLeave();
  const answer = await app.inject({ method: 'POST', url: leave.page, payload: GRANTED });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return leave;
}

async function work() {
  while (await makeNextConsulta(deps));
}

/** Makes all that is due, and waits for what it brought to be written. */
async function bring() {
  await work();
  const imports = await db
    .selectFrom('importacion')
    .select('id')
    .where('consultaId', 'is not', null)
    .execute();
  for (const { id } of imports) await terminada(banco, id);
}

const ask = (conexion: 'datadis' | 'sips', quien: Quien = 'comercial') =>
  call(quien, 'POST', '/consultas', { cups, conexion });
const last = async (conexion: conexiones.IdDeConexion, quien: Quien = 'comercial') => {
  const { body } = await call(quien, 'GET', `/suministros/${cups}`);
  const read = conexiones.deSuministro.response.parse(body);
  return read.conexiones.find(({ id }) => id === conexion)?.ultima ?? undefined;
};
const punto = () => db.selectFrom('puntoSuministro').selectAll().where('cups', '=', cups).executeTakeFirst();
const count = async (table: 'curvaDia' | 'consumo' | 'fichaSips') =>
  (await db.selectFrom(table).select('cups').where('cups', '=', cups).execute()).length;

const rowsOf = async (table: 'permisoDeDatos' | 'consultaDeDatos' | 'datoTraido') => {
  const name = sql.table(table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${name}`.execute(db);
  return rows[0]?.n;
};

describe('the settings of a connection', () => {
  test('keep its key sealed, tell it to nobody, and are tried first', async () => {
    const { status, body } = await put('datadis', DATADIS);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body).toMatchObject({ activa: true, clave: 'guardada', usuario: NIF.empresa });
    expect(JSON.stringify(body)).not.toContain(DATADIS.clave);
    const { clave } = await db.selectFrom('conexion').selectAll().executeTakeFirstOrThrow();
    expect(clave?.includes(DATADIS.clave)).toBe(false);
    const sent = new URLSearchParams(services.heard[0]?.body);
    expect(Object.fromEntries(sent)).toEqual({ username: NIF.empresa, password: DATADIS.clave });
    expect(await acciones('datadis')).toEqual(['cambiar-conexion']);
  });

  test('that the service does not take are refused and not kept', async () => {
    services.record('/tokens/login', () => ({ status: 401, body: '' }));
    const { status, body } = await put('datadis', DATADIS);
    expect([status, body.errors.direccion]).toEqual([
      400,
      expect.stringMatching(/no admite el usuario o la clave/),
    ]);
    expect(await db.selectFrom('conexion').select('id').execute()).toEqual([]);
  });

  test('do not send a key that is kept to another address', async () => {
    await put('datadis', DATADIS);
    const { clave, ...moved } = { ...DATADIS, direccion: services.url.replace('servicios', 'otros') };
    const { status, body } = await put('datadis', moved);
    expect([status, body.errors]).toEqual([400, { clave: 'Escribe la clave' }]);
  });

  test('refuse an address of a private network and one of SIPS without its place for the CUPS', async () => {
    const inside = await put('sips', { ...SIPS, direccion: 'https://10.0.0.1/{cups}' });
    expect([inside.status, Object.keys(inside.body.errors)]).toEqual([400, ['direccion']]);
    const without = await put('sips', { ...SIPS, direccion: `${services.url}/sips` });
    expect([without.status, without.body.errors.direccion]).toEqual([400, expect.stringContaining('{cups}')]);
  });
});

test('the environment gives the key of a connection where the settings do not, and the settings win', async () => {
  const services = { datadis: { usuario: 'de-fuera', clave: 'de-fuera' } };
  const fila = {
    id: 'datadis' as const,
    activa: true,
    demo: false,
    direccion: 'https://datadis.es/',
    usuario: null,
    clave: null,
    cupoDiario: 10,
    sinPermiso: false,
    usuarioId: null,
    cambiadaEn: '',
  };
  const given = { db, secret: SECRET, services };
  expect(accesoOf({ db, secret: SECRET }, fila)).toBeUndefined();
  expect(placeOfKey(given, 'datadis', fila)).toBe('entorno');
  expect(accesoOf(given, fila)).toEqual({
    direccion: 'https://datadis.es',
    usuario: 'de-fuera',
    clave: 'de-fuera',
  });
  const clave = sealSecret(SECRET, ownerOf('datadis'), Buffer.from('de-dentro'));
  expect(accesoOf(given, { ...fila, clave })?.clave).toBe('de-dentro');
  expect(placeOfKey({ ...given, secret: 'otro secreto del servidor' }, 'datadis', { ...fila, clave })).toBe(
    'entorno',
  );
});

describe('a supply of Datadis', () => {
  test('is not asked for without the leave of its holder, and says so', async () => {
    await put('datadis', DATADIS);
    services.heard.length = 0;
    expect(await ask('datadis')).toMatchObject({ status: 409, body: { code: 'sin-permiso' } });
    await work();
    expect(services.heard).toEqual([]);
  });

  test('becomes a filled sheet once its holder grants the leave, in the name of who asked, with its curve and maxima', async () => {
    await put('datadis', DATADIS);
    await grantLeave();
    await bring();
    expect(await last('datadis')).toMatchObject({ estado: 'traida', motivo: null });
    expect(await punto()).toMatchObject({
      tarifa: '2.0TD',
      potenciasKw: [4.6, 4.6],
      municipio: 'MADRID',
      clienteId: ids.panaderia,
      comercialId: ids.comercial,
    });
    const [year = 0, month = 0] = today().split('-').map(Number);
    const days = (Date.UTC(year, month - 1, 1) - Date.UTC(year - 1, month - 1, 1)) / 86_400_000;
    expect(await count('curvaDia')).toBe(days);
    const [row, ...others] = await db.selectFrom('consumo').selectAll().where('cups', '=', cups).execute();
    expect(others).toEqual([]);
    expect(row?.maximetroKw).toEqual([3.12]);
    const [lastYear = 0, lastMonth = 0] = LAST.split('/').map(Number);
    const daysOfLast = diasDelMes(lastYear, lastMonth);
    const kwh = (row?.activaKwh ?? []).reduce((sum, period) => sum + period, 0);
    // A month with a change of the clock has an hour more or less.
    expect(Math.abs(kwh - daysOfLast * 24 * 0.25)).toBeLessThanOrEqual(0.2501);
    expect(
      services.heard.every(
        ({ path, query }) => path.endsWith('login') || query.authorizedNif === NIF.empresa,
      ),
    ).toBe(true);
    expect(services.heard.at(-1)?.authorization).toBe('Bearer sesion.de.datadis');
  });

  test('is asked for month by month, and in a day nothing twice', async () => {
    await put('datadis', DATADIS);
    await grantLeave();
    let failed = false;
    services.record('/get-consumption-data', ({ query }) => {
      if (query.startDate === LAST && !failed) {
        failed = true;
        return { status: 500, body: 'mantenimiento' };
      }
      return {
        body: monthsBefore(12).includes(query.startDate ?? '') ? monthOfDatadis(cups, query.startDate!) : [],
      };
    });
    await work();
    expect(await last('datadis')).toMatchObject({
      estado: 'en-cola',
      motivo: 'Datadis no está disponible (responde 500)',
    });
    const before = services.heard.filter(({ path }) => path.endsWith('get-consumption-data')).length;
    await db
      .updateTable('consultaDeDatos')
      .set({ siguienteEn: new Date(0) })
      .execute();
    await bring();
    expect(await last('datadis')).toMatchObject({ estado: 'traida' });
    const asked = services.heard
      .filter(({ path }) => path.endsWith('get-consumption-data'))
      .map(({ query }) => query.startDate);
    // The month that failed and the one that had not been asked for yet, which has nothing.
    expect(asked.slice(before)).toEqual([LAST, today().slice(0, 7).replace('-', '/')]);
  });

  test('that was asked for too often waits a day', async () => {
    await put('datadis', DATADIS);
    await grantLeave();
    services.record('/get-supplies', () => ({ status: 429, body: '' }));
    await work();
    const waiting = await last('datadis');
    expect(waiting).toMatchObject({ estado: 'en-cola', motivo: expect.stringContaining('24 horas') });
    const hours = (Date.parse(waiting?.siguiente ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
  });

  test('that its holder does not have there says so, and is not asked for again', async () => {
    await put('datadis', DATADIS);
    await grantLeave();
    services.record('/get-supplies', () => ({ body: [] }));
    await work();
    expect(await last('datadis')).toMatchObject({
      estado: 'sin-datos',
      motivo: expect.stringContaining('permiso'),
    });
  });
});

describe('the quota of a connection', () => {
  test('is told, and nothing goes out once it is spent', async () => {
    await put('datadis', { ...DATADIS, cupoDiario: 3 });
    await grantLeave();
    await work();
    expect(await last('datadis')).toMatchObject({
      estado: 'en-cola',
      motivo: expect.stringContaining('Hoy no quedan llamadas'),
    });
    const { body } = await call('admin', 'GET', '');
    expect(body.rows[0]).toMatchObject({
      id: 'datadis',
      cupo: { diario: 3, hechas: 3, quedan: 0 },
      pendientes: 1,
    });
    expect(services.heard.filter(({ path }) => !path.endsWith('login'))).toHaveLength(3);
    expect(await ask('datadis')).toMatchObject({ status: 429, body: { code: 'cupo-agotado' } });
  });

  test('leaves a share to people, which the refresh of the portfolio does not take', async () => {
    await put('datadis', { ...DATADIS, cupoDiario: 4 });
    await grantLeave();
    await db.updateTable('consultaDeDatos').set({ deFondo: true }).execute();
    await work();
    const { body } = await call('admin', 'GET', '');
    expect(body.rows[0].cupo).toMatchObject({ hechas: 3, quedan: 1 });
  });
});

describe('a leave', () => {
  test('is read without an account, keeps what was read and by whom it was granted, and is granted once', async () => {
    const { id, page } = await askLeave();
    const read = await app.inject(page);
    expect(read.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const seen = permisosDeDatos.get.response.parse(read.json());
    expect(seen).toMatchObject({ estado: 'pedido', cups: [cups], meses: 12 });
    const wrong = await app.inject({ method: 'POST', url: page, payload: { ...GRANTED, nif: '12345678A' } });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['nif']]);
    const without = await app.inject({ method: 'POST', url: page, payload: { ...GRANTED, acepta: false } });
    expect(without.statusCode).toBe(400);
    for (let time = 0; time < 2; time++) {
      const granted = await app.inject({ method: 'POST', url: page, payload: GRANTED });
      expect(granted.json()).toMatchObject({ estado: 'vigente', texto: seen.texto });
    }
    const kept = await db
      .selectFrom('permisoDeDatos')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      nombre: 'Ana Sol',
      nif: NIF.persona,
      texto: seen.texto.join('\n'),
      ip: '127.0.0.1',
    });
    expect((await acciones(ids.panaderia)).slice(-2)).toEqual([
      'pedir-permiso-de-datos',
      'dar-permiso-de-datos',
    ]);
  });

  test('whose link has expired is not granted', async () => {
    const { id, page } = await askLeave();
    await db
      .updateTable('permisoDeDatos')
      .set({ caducaEn: new Date(0) })
      .where('id', '=', id)
      .execute();
    const answer = await app.inject({ method: 'POST', url: page, payload: GRANTED });
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'permiso-cerrado']);
  });

  test.each(['the house', 'its holder'])(
    'that %s takes back deletes what came by it alone, and no query goes on',
    async (who) => {
      await put('datadis', DATADIS);
      const { id, page } = await grantLeave();
      await bring();
      expect(await Promise.all([count('curvaDia'), count('consumo'), count('fichaSips')])).toEqual([
        expect.any(Number),
        1,
        1,
      ]);
      // A day that a person brings too is theirs.
      const day = `${LAST}/01`;
      const file = monthOfDatadis(cups, LAST).filter(({ date }) => date === day);
      const sent = await formulario([['un-dia.json', JSON.stringify(file)]]);
      const imported = await app.inject({
        method: 'POST',
        url: '/v1/importaciones',
        headers: { ...sent.headers, ...(await banco.as('comercial')) },
        payload: sent.payload,
      });
      expect((await terminada(banco, imported.json().id)).estado).toBe('terminada');
      const answer =
        who === 'the house'
          ? await call('comercial', 'DELETE', `/v1/permisos-de-datos/${id}`)
          : await app
              .inject({ method: 'DELETE', url: page })
              .then(({ statusCode }) => ({ status: statusCode }));
      expect(answer.status).toBeLessThan(300);
      const left = await db.selectFrom('curvaDia').select('dia').where('cups', '=', cups).execute();
      expect(left).toEqual([{ dia: day.replaceAll('/', '-') }]);
      expect(await Promise.all([count('consumo'), count('fichaSips')])).toEqual([0, 0]);
      expect(await punto()).toMatchObject({ tarifa: null, potenciasKw: [], sipsFecha: null });
      expect(
        await db.selectFrom('llamadaDeConexion').select('id').where('cuerpo', 'is not', null).execute(),
      ).toEqual([]);
      expect((await app.inject(page)).statusCode).toBe(410);
      expect(await ask('datadis')).toMatchObject({ status: 409, body: { code: 'sin-permiso' } });
    },
  );

  test('goes with the erasure of its client, and what came by it too', async () => {
    const { body: made } = await call('admin', 'POST', '/v1/clientes', {
      tipo: 'empresa',
      nombre: 'Por suprimir',
      nif: NIF.otraEmpresa,
    });
    await db.updateTable('cliente').set({ comercialId: ids.comercial }).where('id', '=', made.id).execute();
    await put('datadis', DATADIS);
    const leave = await askLeave({ clienteId: made.id });
    await app.inject({ method: 'POST', url: leave.page, payload: GRANTED });
    await bring();
    expect(await count('fichaSips')).toBe(1);
    const url = `/v1/admin/clientes/${made.id}`;
    await call('admin', 'POST', `${url}/bloqueo-de-datos`, { motivo: 'Lo pide' });
    expect((await app.inject(leave.page)).statusCode).toBe(410);
    await db.updateTable('cliente').set({ conservarHasta: '2020-01-01' }).where('id', '=', made.id).execute();
    expect((await call('admin', 'POST', `${url}/supresion`)).body).toEqual({ suprimido: true });
    expect(await Promise.all([count('curvaDia'), count('consumo'), count('fichaSips')])).toEqual([0, 0, 0]);
    for (const table of ['permisoDeDatos', 'consultaDeDatos', 'datoTraido'] as const)
      expect(await rowsOf(table), table).toBe(0);
  });

  test('on paper counts as soon as it is written down, with the document of the client that proves it', async () => {
    await put('datadis', DATADIS);
    const body = { clienteId: ids.panaderia, cups: [cups], documentoId: ids.taller };
    const refused = await call('comercial', 'POST', '/v1/permisos-de-datos/en-papel', body);
    expect([refused.status, refused.body.errors]).toEqual([400, { documentoId: expect.any(String) }]);
    const { body: paper } = await banco.upload(
      'comercial',
      '/v1/documentos',
      new Blob(['%PDF-1.7\n1 0 obj']),
      'permiso.pdf',
      {
        entidad: 'cliente',
        entidadId: ids.panaderia,
        tipo: 'autorizacion',
      },
    );
    const made = await call('comercial', 'POST', '/v1/permisos-de-datos/en-papel', {
      ...body,
      documentoId: paper.id,
    });
    expect(made.body).toMatchObject({ estado: 'vigente', canal: 'papel' });
    expect((await ask('datadis')).status).toBe(200);
  });

  test('is not asked of a client whose NIF nobody knows, nor for a supply of somebody else', async () => {
    await db.updateTable('cliente').set({ nif: null }).where('id', '=', ids.panaderia).execute();
    const unknown = await call('comercial', 'POST', '/v1/permisos-de-datos', {
      clienteId: ids.panaderia,
      cups: [cups],
    });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['clienteId']]);
    await db.updateTable('cliente').set({ nif: NIF.empresa }).where('id', '=', ids.panaderia).execute();
    const foreign = { clienteId: ids.panaderia, cups: [banco.cups.deOtro] };
    expect((await call('comercial', 'POST', '/v1/permisos-de-datos', foreign)).status).toBe(409);
  });
});

describe('a supply of a SIPS service', () => {
  test('is brought with its sheet and its consumption', async () => {
    expect((await put('sips', SIPS)).status).toBe(200);
    services.record(`/ClientesSips/${cups}`, () => ({
      body: {
        ClientesSips: [
          {
            CodigoCUPS: cups,
            CodigoTarifaATREnVigor: '018',
            PotenciasContratadasEnWP1: 3450,
            PotenciasContratadasEnWP2: 3450,
          },
        ],
      },
    }));
    services.record(`/ConsumosSips/${cups}`, () => ({
      body: {
        ConsumosSips: [
          {
            CodigoCUPS: cups,
            FechaInicioMesConsumo: '2026-08-31T00:00:00',
            FechaFinMesConsumo: '2026-09-30T00:00:00',
            CodigoTarifaATR: '018',
            ConsumoEnergiaActivaEnWhP1: 90_000,
          },
        ],
      },
    }));
    expect((await ask('sips')).body).toMatchObject({ conexion: 'sips', estado: 'en-cola' });
    await bring();
    expect(await last('sips')).toMatchObject({ estado: 'traida' });
    expect(await punto()).toMatchObject({ tarifa: '2.0TD', potenciasKw: [3.45, 3.45] });
    expect(await count('consumo')).toBe(1);
    expect(services.heard[0]?.authorization).toBe('Bearer la-de-sips');
  });

  test('that it does not know says so', async () => {
    await put('sips', SIPS);
    await ask('sips');
    await work();
    expect(await last('sips')).toMatchObject({ estado: 'sin-datos', motivo: 'SIPS no conoce ese CUPS' });
  });

  test('is not asked for by whom it does not belong to, nor when it is of gas', async () => {
    await put('sips', SIPS);
    cups = banco.cups.deOtro;
    expect((await ask('sips')).status).toBe(409);
    cups = 'ES0217010143209335YG';
    expect((await ask('sips')).body.errors).toEqual({ cups: expect.stringContaining('gas') });
  });
});

describe('a connection of demonstration', () => {
  test.each(['datadis', 'sips'] as const)('of %s fills a sheet and asks nobody', async (id) => {
    await put(id, { activa: true, demo: true, ...(id === 'sips' && { sinPermiso: true }) });
    if (id === 'datadis') await grantLeave();
    else await ask('sips');
    await bring();
    expect(await last(id)).toMatchObject({ estado: 'traida' });
    expect(await punto()).toMatchObject({ tarifa: '2.0TD', codigoPostal: '28001' });
    expect(await count('consumo')).toBe(12);
    expect(services.heard).toEqual([]);
  });

  test.each([
    ['omie', ['omie', 'omie-portugal']],
    ['esios', ['excedentes', 'pvpc']],
  ] as const)('of %s fills the days that the market lacks', async (id, series) => {
    await put(id, { activa: true, demo: true });
    await bring();
    const { rows } = await sql<{ serie: string; dias: number }>`
      select serie, count(distinct dia)::int as dias from valor_de_mercado where serie = any(${[...series]}) group by 1 order by 1
    `.execute(db);
    expect(rows).toEqual(series.map((serie) => ({ serie, dias: 32 })));
    await refresh(db);
    expect(await makeNextConsulta(deps)).toBe(false);
  });
});

test('a day that OMIE has not published yet is asked for again later', async () => {
  await put('omie', { activa: true, direccion: services.url });
  await work();
  const rows = await db.selectFrom('consultaDeDatos').select(['estado', 'motivo']).execute();
  const waiting = { estado: 'en-cola', motivo: 'OMIE no ha publicado todavía ese día' };
  expect(rows).toEqual([waiting, waiting]);
});

test('the portfolio is brought again by its leaves once a week, and not before', async () => {
  await put('datadis', { activa: true, demo: true });
  await grantLeave();
  await bring();
  await refresh(db);
  expect(await makeNextConsulta(deps)).toBe(false);
  await db
    .updateTable('consultaDeDatos')
    .set({ pedidaEn: new Date(Date.now() - 8 * 86_400_000) })
    .execute();
  await refresh(db);
  const { deFondo, estado } = await db
    .selectFrom('consultaDeDatos')
    .select(['deFondo', 'estado'])
    .orderBy('pedidaEn', 'desc')
    .executeTakeFirstOrThrow();
  expect({ deFondo, estado }).toEqual({ deFondo: true, estado: 'en-cola' });
});

test('of the publications of a day of OMIE the last one is kept', async () => {
  const day = today().replaceAll('-', '');
  const published = (eur: number) =>
    [
      'MARGINALPDBC;',
      ...Array.from({ length: 96 }, (_, i) => `${today().replaceAll('-', ';')};${i + 1};1;${eur};`),
      '*',
      '',
    ].join('\n');
  services.record('/es/file-download', ({ query: { filename } }) => {
    if (filename === `marginalpdbc_${day}.1`) return { body: published(10) };
    return filename === `marginalpdbc_${day}.2` ? { body: published(-2.5) } : { status: 404, body: '' };
  });
  await put('omie', { activa: true, direccion: services.url });
  await bring();
  const rows = await db
    .selectFrom('valorDeMercado')
    .select(['version', 'valores'])
    .where('serie', '=', 'omie')
    .execute();
  expect(rows).toEqual([{ version: 2, valores: new Array(96).fill(-2.5) }]);
});

test('ESIOS is asked by its key for each indicator, and what it says of other places is left', async () => {
  services.record('/indicators/1001', () => ({
    body: {
      indicator: {
        id: 1001,
        values: [
          {
            value: 171.48,
            datetime: `${today()}T01:00:00.000+01:00`,
            datetime_utc: `${today()}T00:00:00Z`,
            geo_id: 8741,
          },
          {
            value: 99,
            datetime: `${today()}T01:00:00.000+01:00`,
            datetime_utc: `${today()}T00:00:00Z`,
            geo_id: 1,
          },
        ],
      },
    },
  }));
  await put('esios', { activa: true, direccion: services.url, clave: 'la-de-esios' });
  await bring();
  const rows = await db.selectFrom('valorDeMercado').select(['serie', 'valores']).execute();
  expect(rows.map(({ serie }) => serie)).toEqual(['pvpc']);
  expect(rows[0]?.valores.filter((value) => value !== null)).toEqual([171.48]);
  expect(services.heard.every(({ key }) => key === 'la-de-esios')).toBe(true);
  expect(services.heard[0]?.query).toMatchObject({ end_date: `${today()}T23:59` });
});
