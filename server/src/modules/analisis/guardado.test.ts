import { analisis } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { productoDePrueba } from '../productos/test-producto.ts';
import { CUPS, negocioDePrueba, peticionDePrueba } from './test-negocio.ts';

const { app, db, as } = await testApp();
const headers = await as('comercial');
const admin = await as('admin');

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, extra = {}) {
  const answer = await app.inject({
    method,
    url: `/v1/analisis${url}`,
    headers: { ...headers, ...extra },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function save(peticion: object, extra = {}): Promise<analisis.Analisis> {
  const { status, body } = await call('POST', '', peticion, extra);
  expect([status, body.title]).toEqual([200, undefined]);
  return analisis.create.response.parse(body);
}

async function alta(cambios: Parameters<typeof productoDePrueba>[0]): Promise<string> {
  const payload = productoDePrueba(cambios);
  const answer = await app.inject({ method: 'POST', url: '/v1/productos', headers: admin, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json().id;
}

let fijo: string;
let clienteId: string;

beforeAll(async () => {
  ({ clienteId } = await negocioDePrueba(db));
  fijo = await alta({ nombre: 'Fijo' });
});

describe('POST /v1/analisis', () => {
  test('keeps what a simulation of the same call gives, whole and under its number', async () => {
    const peticion = peticionDePrueba(
      CUPS.propio,
      { idProducto: fijo },
      { notas: 'Quiere cambiar en marzo' },
    );
    const simulado = analisis.simulate.response.parse((await call('POST', '/simular', peticion)).body);
    const guardado = await save(peticion);
    expect(guardado).toMatchObject({
      ...simulado,
      codigo: `AN-${today().slice(0, 4)}-0001`,
      version: 1,
      versiones: [{ id: guardado.id, version: 1, creado: guardado.creado }],
      cliente: { id: clienteId, nombre: 'Panadería Ñandú' },
      comercial: { nombre: 'Jefa' },
      notas: 'Quiere cambiar en marzo',
    });
    expect(guardado.productos?.map(({ id, desde }) => [id, desde])).toEqual([[fijo, '2020-01-01']]);
    expect(guardado.puntos[0]?.punto.alquilerEurMes).toBe(1.36);
    expect((await call('GET', `/${guardado.id}`)).body).toEqual(guardado);
  });

  test('answers the bills of its first supply only, if so asked, and those of each supply by their own call', async () => {
    const dos = [CUPS.propio, CUPS.segundo].map((cups) => peticionDePrueba(cups, { idProducto: fijo }));
    const peticion = { ...dos[0]!, puntos: dos.flatMap(({ puntos }) => puntos) };
    const { status, body } = await call('POST', '?facturas=primera', peticion);
    expect(status).toBe(200);
    const whole = analisis.get.response.parse((await call('GET', `/${body.id}`)).body);
    const billsIn = ({ puntos, datosCupsProducto }: analisis.Analisis) =>
      puntos.map(({ cups, actual }) => ({
        actual: actual.facturas,
        oferta: datosCupsProducto.find((datos) => datos.cups === cups)?.facturas,
      }));
    const [primera, segunda] = billsIn(whole);
    expect([primera?.actual.length, segunda?.oferta?.length]).toEqual([12, 12]);
    expect(billsIn(analisis.create.response.parse(body))).toEqual([primera, { actual: [], oferta: [] }]);
    expect(body.puntos.map(({ consumoKwh }: { consumoKwh: number }) => consumoKwh)).toEqual(
      whole.puntos.map(({ consumoKwh }) => consumoKwh),
    );
    expect((await call('GET', `/${body.id}?facturas=primera`)).body).toEqual(body);
    const bills = await call('GET', `/${body.id}/facturas?cups=${CUPS.segundo}`);
    expect(bills.body).toEqual(segunda);
    expect((await call('GET', `/${body.id}/facturas?cups=${CUPS.ajeno}`)).status).toBe(404);
  });

  test('each point says in `sip` the SIPS snapshot that it used, with its date, whatever SIPS says later', async () => {
    const sinSips = await save(peticionDePrueba(CUPS.propio));
    expect(sinSips.puntos[0]?.sip).toBeNull();
    const ficha = { fecha: '2026-01-15', formato: 'SIPS2' };
    await db
      .insertInto('fichaSips')
      .values({ cups: CUPS.propio, ...ficha, datos: JSON.stringify({ cnae: '1071' }) })
      .execute();
    const setDate = (sipsFecha: string | null) =>
      db.updateTable('puntoSuministro').set({ sipsFecha }).where('cups', '=', CUPS.propio).execute();
    await setDate(ficha.fecha);
    const conSips = await save(peticionDePrueba(CUPS.propio));
    expect(conSips.puntos[0]?.sip).toEqual({ ...ficha, datos: { cnae: '1071' } });
    await db.deleteFrom('fichaSips').where('cups', '=', CUPS.propio).execute();
    await setDate(null);
    expect((await call('GET', `/${conSips.id}`)).body.puntos[0].sip).toEqual(conSips.puntos[0]?.sip);
    expect((await call('GET', `/${sinSips.id}`)).body.puntos[0].sip).toBeNull();
  });

  test('numbers follow one another, also when many are saved at once and some are refused', async () => {
    const antes = await ultimoNumero();
    const buena = peticionDePrueba(CUPS.propio);
    const mala = peticionDePrueba(CUPS.sinConsumo);
    const respuestas = await Promise.all(
      Array.from({ length: 40 }, (_, i) => call('POST', '', i % 4 === 0 ? mala : buena)),
    );
    const codigos = respuestas.flatMap(({ status, body }) => (status === 200 ? [body.codigo] : []));
    expect(codigos.toSorted()).toEqual(
      Array.from(
        { length: 30 },
        (_, i) => `AN-${today().slice(0, 4)}-${String(antes + i + 1).padStart(4, '0')}`,
      ),
    );
  });

  test('with an Idempotency-Key a repeated call saves once, at once or later', async () => {
    const peticion = peticionDePrueba(CUPS.propio, { idProducto: fijo });
    const clave = { 'idempotency-key': 'intento-1' };
    const antes = await ultimoNumero();
    const respuestas = await Promise.all([1, 2, 3].map(() => save(peticion, clave)));
    const despues = await save(peticion, clave);
    expect(new Set([...respuestas, despues].map(({ id }) => id)).size).toBe(1);
    expect(despues).toEqual(respuestas[0]);
    expect(await ultimoNumero()).toBe(antes + 1);
    const otra = await call('POST', '', { ...peticion, notas: 'otra cosa' }, clave);
    expect([otra.status, otra.body.code]).toEqual([409, 'clave-reutilizada']);
    const deOtro = await app.inject({
      method: 'POST',
      url: '/v1/analisis',
      headers: { ...admin, ...clave },
      payload: peticion,
    });
    expect(deOtro.json().id).not.toBe(despues.id);
  });

  test('a key lasts a day', async () => {
    const peticion = peticionDePrueba(CUPS.propio);
    const clave = { 'idempotency-key': 'de-ayer' };
    const { id } = await save(peticion, clave);
    await sql`update clave_idempotencia set creada_en = now() - interval '25 hours'`.execute(db);
    expect((await save(peticion, clave)).id).not.toBe(id);
    expect((await save(peticion, clave)).id).not.toBe(id);
    const larga = await call('POST', '', peticion, { 'idempotency-key': 'x'.repeat(201) });
    expect(larga.status).toBe(400);
  });
});

async function ultimoNumero(): Promise<number> {
  const fila = await db.selectFrom('numeracion').select('ultimo').executeTakeFirst();
  return fila?.ultimo ?? 0;
}

describe('what was saved', () => {
  test('does not move when products, sheets, consumption and clients do', async () => {
    const guardado = await save(peticionDePrueba(CUPS.propio, { idProducto: fijo }));
    const version = { ...productoDePrueba().version, desde: '2026-01-01', energiaEurKwh: [1, 1, 1, 1, 1, 1] };
    const cambios = [
      app.inject({
        method: 'POST',
        url: `/v1/productos/${fijo}/versiones`,
        headers: admin,
        payload: version,
      }),
      app.inject({
        method: 'PATCH',
        url: `/v1/productos/${fijo}`,
        headers: admin,
        payload: { nombre: 'Otro nombre', activo: false, edicion: 1 },
      }),
      app.inject({
        method: 'PATCH',
        url: `/v1/puntos-suministro/${CUPS.propio}`,
        headers,
        payload: { potenciasKw: [1, 1, 1, 1, 1, 16], alquilerEurMes: 99, version: 1 },
      }),
    ];
    expect((await Promise.all(cambios)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await db.deleteFrom('consumo').where('cups', '=', CUPS.propio).execute();
    expect((await call('GET', `/${guardado.id}`)).body).toEqual(guardado);
  });

  test('a new version takes the prices of its date and the points as they were', async () => {
    const producto = await alta({ nombre: 'Con dos precios', version: { hasta: '2026-03-31' } });
    const version = { ...productoDePrueba().version, desde: '2026-04-01' };
    version.energiaEurKwh = [0.1, 0.1, 0.1, 0.1, 0.1, 0.1];
    await app.inject({
      method: 'POST',
      url: `/v1/productos/${producto}/versiones`,
      headers: admin,
      payload: version,
    });
    const primero = await save(
      peticionDePrueba(CUPS.segundo, { idProducto: producto }, { notas: 'de la uno' }),
    );
    await db.deleteFrom('consumo').where('cups', '=', CUPS.segundo).execute();
    const { status, body } = await call('POST', `/${primero.id}/recalcular`, { fecha: '2026-09-30' });
    expect([status, body.title]).toEqual([200, undefined]);
    const dos = analisis.recalculate.response.parse(body);
    expect(dos).toMatchObject({
      codigo: primero.codigo,
      version: 2,
      fecha: '2026-09-30',
      notas: '',
      cliente: primero.cliente,
    });
    expect(dos.versiones.map(({ id }) => id)).toEqual([primero.id, dos.id]);
    expect(dos.puntos[0]?.consumos).toEqual(primero.puntos[0]?.consumos);
    expect(dos.datosCupsProducto[0]?.precioEnergia[0]).toBe(0.108);
    expect(dos.totales.ofertaEur).toBeLessThan(primero.totales.ofertaEur);
    const otraVez = (await call('GET', `/${primero.id}`)).body;
    expect(otraVez).toEqual({ ...primero, versiones: dos.versiones });
  });

  test('a chosen product no longer on sale says so in the new version, and counts in no total', async () => {
    const producto = await alta({ nombre: 'Hasta enero', version: { hasta: '2026-01-31' } });
    const guardado = await save(peticionDePrueba(CUPS.delEquipo, { idProducto: producto }));
    const { body } = await call('POST', `/${guardado.id}/recalcular`, { fecha: '2026-02-28' });
    const dos = analisis.recalculate.response.parse(body);
    expect(dos.puntos[0]).toMatchObject({ idProducto: producto });
    expect(dos.puntos[0]?.excluidos.find(({ idProducto }) => idProducto === producto)?.motivos).toEqual([
      'Caducó el 31/01/2026',
    ]);
    expect(dos.totales.actualEur).toBe(0);
  });

  test('versions made at once get a number each', async () => {
    const { id } = await save(peticionDePrueba(CUPS.delEquipo));
    const nuevas = await Promise.all(
      [1, 2, 3].map(() => call('POST', `/${id}/recalcular`, { fecha: '2026-03-31' })),
    );
    expect(nuevas.map(({ body }) => body.version).toSorted()).toEqual([2, 3, 4]);
  });

  test('only its notes change, and the database itself sees to it', async () => {
    const guardado = await save(peticionDePrueba(CUPS.delEquipo));
    const { body } = await call('PATCH', `/${guardado.id}`, { notas: 'llamar el lunes' });
    expect(body).toEqual({ ...guardado, notas: 'llamar el lunes' });
    const fila = db.updateTable('analisis').where('id', '=', guardado.id);
    for (const cambio of [
      sql`documento = '{}'`,
      sql`comision_eur = 0`,
      sql`codigo = 'AN-0000-0000'`,
      sql`version = 9`,
    ]) {
      await expect(sql`update analisis set ${cambio} where id = ${guardado.id}`.execute(db)).rejects.toThrow(
        'Una fila de analisis no se reescribe',
      );
    }
    await fila.set({ notas: '' }).execute();
  });
});
