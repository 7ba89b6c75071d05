import { liquidaciones } from '@vatio/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';

const banco = await testApp();
const { call, alta, take } = await negocioDeContratos(banco);

const close = (mes: string, ensayo = false) =>
  call('admin', 'POST', '/liquidaciones/cierres', { mes, ensayo });

async function act(id: string, accion: string, quien: 'admin' | 'comercial' | 'jefa' = 'admin') {
  const { body } = await call('admin', 'GET', `/liquidaciones/${id}`);
  return call(quien, 'POST', `/liquidaciones/${id}/acciones`, { accion, version: body.version });
}

let contratoId = '';
/** The settlements of the seller and of their manager. */
let deComercial: liquidaciones.LiquidacionRow;
let deJefa: liquidaciones.LiquidacionRow;

beforeAll(async () => {
  const activar = { accion: 'activar', fecha: '2025-02-10' };
  ({ id: contratoId } = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO, activar));
});

describe('the monthly close', () => {
  test('a trial changes nothing', async () => {
    expect((await close('2025-02', true)).body).toMatchObject({ lineasNuevas: 2, excepciones: [] });
    expect((await call('admin', 'GET', '/liquidaciones')).body.count).toBe(0);
  });

  test('of two at once settles each line once, and a second close nothing more', async () => {
    const dos = await Promise.all([close('2025-02'), close('2025-02')]);
    expect(dos.map(({ status }) => status)).toEqual([200, 200]);
    expect(dos.reduce((suma, { body }) => suma + body.lineasNuevas, 0)).toBe(2);
    const { body } = await close('2025-02');
    expect(liquidaciones.close.response.parse(body)).toMatchObject({ lineasNuevas: 0 });
    const { rows } = liquidaciones.list.response.parse(
      (await call('admin', 'GET', '/liquidaciones?sort=-total')).body,
    );
    expect(rows.map(({ totalEur, mes, estado }) => [totalEur, mes, estado])).toEqual([
      [70, '2025-02', 'borrador'],
      [10, '2025-02', 'borrador'],
    ]);
    deComercial = rows[0]!;
    deJefa = rows[1]!;
  });

  test('is refused for a month that has not come', async () => {
    expect((await close('2999-01')).status).toBe(400);
    expect((await close('2025-13')).status).toBe(400);
    expect((await call('comercial', 'POST', '/liquidaciones/cierres', { mes: '2025-02' })).status).toBe(403);
  });
});

describe('a settlement', () => {
  test('its representative sees it when it leaves draft; nobody else of the team below does', async () => {
    expect((await call('comercial', 'GET', `/liquidaciones/${deComercial.id}`)).status).toBe(404);
    expect((await act(deComercial.id, 'enviar')).status).toBe(200);
    expect((await act(deJefa.id, 'enviar')).status).toBe(200);
    const { body } = await call('comercial', 'GET', '/liquidaciones');
    expect(body.rows.map(({ id }: { id: string }) => id)).toEqual([deComercial.id]);
    expect((await call('jefa', 'GET', '/liquidaciones')).body.count).toBe(2);
    expect((await call('otro', 'GET', '/liquidaciones')).body.count).toBe(0);
    expect((await call('cliente', 'GET', '/liquidaciones')).status).toBe(403);
    expect((await banco.app.inject('/v1/liquidaciones')).statusCode).toBe(401);
  });

  test('a line is disputed by its own, answered with another amount, and accepted', async () => {
    const { body: abierta } = await call('comercial', 'GET', `/liquidaciones/${deComercial.id}`);
    const linea = liquidaciones.get.response.parse(abierta).detalle[0]!;
    expect(linea).toMatchObject({
      importeEur: 70,
      baseEur: 100,
      porcentaje: 70,
      contrato: { id: contratoId },
    });
    const url = `/liquidaciones/${deComercial.id}/lineas/${linea.id}`;
    expect((await call('jefa', 'POST', `${url}/disputa`, { motivo: 'x' })).status).toBe(403);
    expect((await call('comercial', 'POST', `${url}/disputa`, {})).status).toBe(400);
    const disputada = await call('comercial', 'POST', `${url}/disputa`, { motivo: 'Eran 120 €' });
    expect(disputada.body).toMatchObject({
      estado: 'con-incidencia',
      disputadas: 1,
      acciones: [],
      totalEur: 0,
      disputadoEur: 70,
    });
    expect((await call('admin', 'GET', `/contratos/${contratoId}`)).body.relojes.cobro).toMatchObject({
      estado: 'reclamado',
      motivo: 'Eran 120 €',
    });
    expect((await act(deComercial.id, 'aceptar', 'comercial')).body.code).toBe('todo-en-disputa');
    const respuesta = { resolucion: 'corregir', respuesta: 'Tienes razón', importeEur: 84 };
    expect((await call('comercial', 'POST', `${url}/resolucion`, respuesta)).status).toBe(403);
    const sinImporte = { ...respuesta, importeEur: undefined };
    expect((await call('admin', 'POST', `${url}/resolucion`, sinImporte)).status).toBe(400);
    expect((await call('admin', 'POST', `${url}/resolucion`, respuesta)).body).toMatchObject({
      estado: 'en-revision',
      ajustesEur: 14,
      totalEur: 84,
    });
    expect((await act(deComercial.id, 'aceptar', 'jefa')).status).toBe(403);
    expect(await act(deComercial.id, 'pagar')).toMatchObject({
      status: 409,
      body: { title: 'No se puede: está «en revisión»' },
    });
    expect((await act(deComercial.id, 'aceptar', 'comercial')).body.estado).toBe('aceptada');
  });

  test('paid, it does not change; the contract is settled once all its parts are', async () => {
    expect((await act(deComercial.id, 'pagar', 'comercial')).status).toBe(403);
    expect((await act(deComercial.id, 'pagar')).body).toMatchObject({ estado: 'pagada', acciones: [] });
    const cobro = async () =>
      (await call('admin', 'GET', `/contratos/${contratoId}`)).body.relojes.cobro.estado;
    expect(await cobro()).toBe('pendiente');
    await act(deJefa.id, 'aceptar', 'jefa');
    await act(deJefa.id, 'pagar');
    expect(await cobro()).toBe('liquidado');
    expect((await act(deComercial.id, 'reabrir')).body.code).toBe('liquidacion-pagada');
    const { db } = banco;
    await expect(
      db.updateTable('liquidacion').set({ estado: 'borrador' }).where('id', '=', deComercial.id).execute(),
    ).rejects.toThrow('está pagada y no se cambia');
    await expect(
      db.deleteFrom('liquidacionLinea').where('liquidacionId', '=', deComercial.id).execute(),
    ).rejects.toThrow('está pagada y no se cambia');
    expect((await close('2025-02')).body).toMatchObject({ lineasNuevas: 0 });
  });

  test('an early end takes back the days that were left, in the month it ended', async () => {
    // Of 365 days of permanence from 10 February on, 91 had passed: 274/365 of 70 € and of 10 € are taken back.
    await take({ id: contratoId }, { accion: 'dar-de-baja', fecha: '2025-05-12', motivo: 'Impago' });
    const { body } = await close('2025-05');
    expect(body.liquidaciones.map(({ totalEur }: { totalEur: number }) => totalEur)).toEqual([-52.55, -7.51]);
    expect((await close('2025-06')).body.lineasNuevas).toBe(0);
    const negativa = body.liquidaciones[0].id;
    const headers = await headersOf(banco, VIEWERS.admin);
    const csv = await banco.app.inject({ url: `/v1/liquidaciones/${negativa}/csv`, headers });
    expect(csv.body).not.toContain('Total a pagar');
  });

  test('is added up by months, beside what is still to be settled', async () => {
    const { body } = await call('admin', 'GET', '/liquidaciones/cierres');
    const { meses, pendientes } = liquidaciones.cierres.response.parse(body);
    expect(meses.map(({ mes, totalEur }) => [mes, totalEur])).toEqual([
      ['2025-05', -60.06],
      ['2025-02', 94],
    ]);
    expect(pendientes.contratos).toBe(0);
  });
});

test('a contract without a rule waits, and is settled when one comes', async () => {
  await banco.db.updateTable('reglaComision').set({ hasta: '2025-06-30' }).execute();
  const firmado = HASTA_SOLICITADO.map((una) =>
    typeof una === 'string' ? una : { ...una, fecha: '2025-07-02' },
  );
  await take(await alta(CUPS.panaderia), ...firmado, { accion: 'activar', fecha: '2025-07-05' });
  expect((await close('2025-07')).body).toMatchObject({
    lineasNuevas: 0,
    excepciones: [{ motivo: 'sin-regla' }],
  });
  await call('admin', 'POST', '/comisiones/reglas', { tipo: 'fija', valor: 50, desde: '2025-07-01' });
  const { body } = await close('2025-07');
  expect(body).toMatchObject({ lineasNuevas: 1, excepciones: [], liquidaciones: [{ totalEur: 50 }] });
});
