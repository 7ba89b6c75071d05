import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { unnamedInAudit } from '../../platform/test-audited.ts';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';
import { CUPS_F1, facturaF1, mensajeF1 } from '../calculos/f1/test-f1.ts';
import { cupsDePrueba } from '../cartera/test-cartera.ts';
import { facturaDePrueba, TOTAL } from './test-factura.ts';

const { call, upload, ids, cups, db, acciones } = await bancoDePrueba('/v1/facturas');

type Cambios = Record<string, unknown>;
const create = (quien: Quien, deCups: string, cambios: Cambios = {}) =>
  call(quien, 'POST', '', { ...facturaDePrueba(deCups), ...cambios });
const idsSeenBy = async (quien: Quien, query = '') =>
  (await call(quien, 'GET', `?limit=100&${query}`)).body.rows.map(({ id }: { id: string }) => id);

beforeEach(async () => {
  await db.deleteFrom('facturaRecibida').execute();
});

describe('a bill', () => {
  test('is kept on its supply with its check, line by line, and who brought it', async () => {
    const lineas = [
      { concepto: 'energia', texto: 'Punta', periodo: 1, importe: 18 },
      { concepto: 'energia', texto: 'Llano', periodo: 2, importe: 11.2 },
      { concepto: 'energia', texto: 'Valle', periodo: 3, importe: 14.4 },
    ];
    const { status, body } = await create('comercial', cups.panaderia, { lineas, total: TOTAL + 2 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      cups: cups.panaderia,
      cliente: { id: ids.panaderia },
      numero: 'F-2025-06',
      totalEur: 72.33,
      calculadoEur: TOTAL,
      diferenciaEur: 2,
      veredicto: 'de-mas',
      suministroNuevo: false,
    });
    expect(body.motivo).toMatch(/^Cobra 2,00\s€ de más/);
    expect(body.contrastes).toContainEqual({
      concepto: 'energia',
      texto: null,
      periodo: 1,
      impreso: 18,
      calculado: 16,
      diferencia: 2,
      motivo: 'El precio, los días o la cantidad son otros',
    });
    const read = await call('jefa', 'GET', `/${body.id}`);
    expect(read.body).toMatchObject({ datos: { tarifa: '2.0TD' }, quien: { id: expect.any(String) } });
    expect(await acciones(body.id)).toEqual(['crear']);
    expect(await unnamedInAudit(db)).toEqual([]);
  });

  test('that is there already is told, by its number or by its days and total', async () => {
    const { body: first } = await create('comercial', cups.panaderia);
    for (const again of [{ total: 12 }, { numero: undefined }]) {
      const { status, body } = await create('comercial', cups.panaderia, again);
      expect([status, body.code, body.datos]).toEqual([
        409,
        'factura-ya-guardada',
        { factura: { id: first.id, numero: 'F-2025-06' } },
      ]);
    }
    expect((await create('comercial', cups.panaderia, { numero: 'R-1', tipo: 'R' })).status).toBe(200);
    expect((await create('comercial', cups.taller)).status).toBe(200);
  });

  test('of an unknown CUPS makes its supply for whoever sells, and one of somebody else is refused', async () => {
    const nuevo = cupsDePrueba(77);
    const { status, body } = await create('comercial', nuevo);
    expect([status, body.suministroNuevo, body.cliente]).toEqual([200, true, null]);
    const punto = await call('comercial', 'GET', `/v1/puntos-suministro/${nuevo}`);
    expect(punto.body).toMatchObject({ tarifa: '2.0TD', potenciasKw: [4.6, 4.6], uso: 'vivienda' });
    const ajeno = await create('comercial', cups.deOtro);
    expect([ajeno.status, ajeno.body.code]).toEqual([409, 'cups-ya-existe']);
    const deCliente = await create('cliente', cupsDePrueba(78));
    expect([deCliente.status, deCliente.body.errors.cups]).toEqual([
      400,
      'Este CUPS no es de ninguno de tus suministros',
    ]);
    expect((await create('comercial', 'ES00')).body.errors.cups).toBeDefined();
    const { rows } = await sql`select from punto_suministro where cups = ${cupsDePrueba(78)}`.execute(db);
    expect(rows).toEqual([]);
  });

  test('is seen by its client alone and by who sells to them, and what comes of nobody goes to the first client', async () => {
    const suya = (await create('cliente', cups.panaderia)).body.id;
    const taller = (await create('comercial', cups.taller)).body.id;
    const nuevo = cupsDePrueba(79);
    const deNadie = (await create('comercial', nuevo)).body.id;
    expect(await idsSeenBy('cliente')).toEqual([suya]);
    expect((await call('cliente', 'GET', `/${taller}`)).status).toBe(404);
    expect(await idsSeenBy('otro')).toEqual([]);
    expect((await idsSeenBy('jefa')).sort()).toEqual([suya, taller, deNadie].sort());
    await sql`update punto_suministro set cliente_id = ${ids.panaderia} where cups = ${nuevo}`.execute(db);
    expect((await idsSeenBy('cliente')).sort()).toEqual([suya, deNadie].sort());
    // Another client to whom the supply passes reads nothing of the one before.
    await sql`update punto_suministro set cliente_id = ${ids.clienteDeOtro} where cups = ${nuevo}`.execute(
      db,
    );
    expect(await idsSeenBy('otro')).toEqual([]);
    expect(await idsSeenBy('jefa', `deCups=${nuevo}`)).toEqual([deNadie]);
  });

  test('is taken back and restored, by a client only what they brought', async () => {
    const { id } = (await create('comercial', cups.panaderia)).body;
    expect((await call('cliente', 'DELETE', `/${id}`)).status).toBe(403);
    expect((await call('comercial', 'DELETE', `/${id}`)).status).toBe(204);
    expect([await idsSeenBy('comercial'), await idsSeenBy('comercial', 'papelera=si')]).toEqual([[], [id]]);
    const again = (await create('cliente', cups.panaderia)).body.id;
    expect((await call('comercial', 'POST', `/${id}/restaurar`)).status).toBe(409);
    expect((await call('cliente', 'DELETE', `/${again}`)).status).toBe(204);
    const back = await call('comercial', 'POST', `/${id}/restaurar`);
    expect([back.status, back.body.borrada]).toEqual([200, false]);
    expect(await acciones(id)).toEqual(['crear', 'borrar', 'restaurar']);
  });

  test('has its file, which whoever sees the bill downloads and nobody else', async () => {
    const { id } = (await create('comercial', cups.panaderia)).body;
    const campos = { entidad: 'factura', entidadId: id, tipo: 'factura' };
    const fichero = await upload('comercial', '/v1/documentos', new Blob(['Una factura']), 'f.txt', campos);
    expect(fichero.status, JSON.stringify(fichero.body)).toBe(200);
    const url = `/v1/documentos/${fichero.body.id}/contenido`;
    expect((await call('cliente', 'GET', url)).status).toBe(200);
    expect((await call('otro', 'GET', url)).status).toBe(404);
  });

  test('is filtered, added up and exported with the list', async () => {
    await create('comercial', cups.panaderia, { total: TOTAL + 2 });
    await create('comercial', cups.taller);
    const { body } = await call('comercial', 'GET', '/totales?veredicto=de-mas');
    expect(body).toMatchObject({ cuenta: 1, totalEur: 72.33, diferenciaEur: 2 });
    const csv = await call('cliente', 'GET', '/exportacion?formato=csv');
    expect(csv.body.split('\n')).toHaveLength(3);
    expect(csv.body).toContain('72,33');
    expect(csv.body).not.toMatch(/;Comercial;/);
  });

  test('whose data make no bill is refused with what is wrong, and keeps nothing', async () => {
    const { datos } = facturaDePrueba('x');
    const { status, body } = await create('comercial', cups.panaderia, {
      datos: { ...datos, potencias: [4.6, 4.6, 4.6] },
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['potencias']]);
    expect(await idsSeenBy('comercial')).toEqual([]);
  });
});

describe('the messages of a distributor', () => {
  const send = (quien: Quien, xml: string, campos: Readonly<Record<string, string>> = {}) =>
    upload(quien, '/f1', new Blob([xml]), 'f1.xml', campos);

  test('are kept on the supplies of who sends them, once, and taken back at once', async () => {
    const punto = { cups: CUPS_F1, tarifa: '3.0TD', potenciasKw: [30, 30, 30, 30, 30, 30] };
    const dos = mensajeF1(facturaF1().xml + facturaF1({ codigo: 'F26/0002', total: '999.99' }).xml);
    const before = await send('comercial', dos);
    expect(before.body).toMatchObject({ guardadas: 0, repetidas: 0 });
    expect(before.body.rechazadas[0].motivo).toMatch(/no está en tu cartera/);
    expect((await call('comercial', 'POST', '/v1/puntos-suministro', punto)).status).toBe(200);
    const { status, body } = await send('comercial', dos);
    expect([status, body.guardadas, body.repetidas, body.rechazadas]).toEqual([200, 2, 0, []]);
    expect((await send('comercial', dos)).body).toMatchObject({ guardadas: 0, repetidas: 2 });
    const list = await call('comercial', 'GET', '?sort=numero');
    expect(list.body.rows).toMatchObject([
      { numero: 'F26/0001', fuente: 'f1', veredicto: 'correcta', comercializadora: expect.any(String) },
      { numero: 'F26/0002', fuente: 'f1', totalEur: 999.99 },
    ]);
    const sheet = await call('comercial', 'GET', `/${list.body.rows[0].id}`);
    expect(sheet.body.contrastes).toContainEqual(
      expect.objectContaining({ concepto: 'peaje-potencia', periodo: 1, diferencia: 0 }),
    );
    expect((await call('jefa', 'DELETE', `/lotes/${body.lote}`)).status).toBe(404);
    expect((await call('comercial', 'DELETE', `/lotes/${body.lote}`)).status).toBe(204);
    expect(await idsSeenBy('comercial')).toEqual([]);
    expect(await acciones(body.lote)).toEqual(['importar', 'borrar']);
    expect((await send('comercial', dos)).body.guardadas).toBe(2);
  });

  test('make the supplies that nobody has once whoever sells says so, as their last bill tells them', async () => {
    await db.deleteFrom('facturaRecibida').execute();
    await db.deleteFrom('puntoSuministro').where('cups', '=', CUPS_F1).execute();
    const una = mensajeF1(facturaF1().xml);
    expect((await send('cliente', una)).body).toMatchObject({ guardadas: 0, porDarDeAlta: [] });
    expect((await send('comercial', una)).body).toMatchObject({ guardadas: 0, porDarDeAlta: [CUPS_F1] });
    expect((await send('cliente', una, { darDeAlta: 'si' })).body.suministrosNuevos).toEqual([]);
    const { body } = await send('comercial', una, { darDeAlta: 'si' });
    expect(body).toMatchObject({ guardadas: 1, rechazadas: [], suministrosNuevos: [CUPS_F1] });
    const punto = await call('comercial', 'GET', `/v1/puntos-suministro/${CUPS_F1}`);
    expect(punto.body).toMatchObject({ tarifa: '3.0TD', potenciasKw: [30, 30, 30, 30, 30, 30] });
    // It is somebody's now: to whoever does not see it, it cannot be made again.
    const ajena = await send('otro', una, { darDeAlta: 'si' });
    expect(ajena.body).toMatchObject({ guardadas: 0, suministrosNuevos: [] });
    expect(ajena.body.rechazadas[0].motivo).toMatch(/habla con administración/);
  });
});
