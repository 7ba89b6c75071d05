import { contratos, inicio, renovaciones } from '@vatio/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { CUPS, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';

const banco = await testApp();
const { call, alta, take, versionId, ids } = await negocioDeContratos(banco);

let activo: contratos.Contrato;
let borrador: contratos.Contrato;

beforeAll(async () => {
  const activar = { accion: 'activar', fecha: '2025-02-01' };
  activo = await take(await alta(CUPS.panaderia), ...HASTA_SOLICITADO, activar);
  borrador = await alta(CUPS.taller, { referenciaExterna: 'EXT-77' });
});

const codigos = async (quien: keyof typeof VIEWERS, query: string) => {
  const { body } = await call(quien, 'GET', `/contratos?${query}`);
  return contratos.list.response.parse(body).rows.map(({ codigo }) => codigo);
};

describe('GET /v1/contratos', () => {
  test.each([
    ['estado=borrador', () => [borrador.codigo]],
    ['atr=activado,baja', () => [activo.codigo]],
    ['firma=firmada&cobro=pendiente', () => [activo.codigo]],
    ['q=nandu', () => []],
    ['q=ñandú', () => [activo.codigo]],
    ['q=EXT-77', () => [borrador.codigo]],
    [`q=${CUPS.taller.slice(4, 20)}`, () => [borrador.codigo]],
    [`cups=${CUPS.panaderia}`, () => [activo.codigo]],
    [`comercial=${ids.otro}`, () => []],
    ['finDesde=2026-01-31&finHasta=2026-01-31', () => [activo.codigo]],
    ['finHasta=2026-01-30', () => []],
    ['comercializadora=Luz%20del%20Norte&tarifa=3.0TD&sort=codigo', () => [activo.codigo, borrador.codigo]],
    ['sort=-fin', () => [activo.codigo, borrador.codigo]],
    ['papelera=si', () => []],
  ])('%s', async (query, esperados) => {
    expect(await codigos('admin', query)).toEqual(esperados());
  });

  test('gives each one theirs, and a client nothing of what they earn', async () => {
    expect(await codigos('comercial', '')).toHaveLength(2);
    expect(await codigos('jefa', '')).toHaveLength(2);
    expect(await codigos('otro', '')).toEqual([]);
    const { body } = await call('cliente', 'GET', '/contratos');
    expect(body.rows).toMatchObject([{ codigo: activo.codigo, acciones: [] }]);
    expect(body.rows[0]).not.toHaveProperty('comisionEur');
    const delCliente = await call('cliente', 'GET', `/contratos/${activo.id}`);
    expect(delCliente.body).toMatchObject({ id: activo.id, editables: [] });
    for (const interno of ['comision', 'feeEnergiaEurMwh', 'historial', 'notas', 'relojes.cobro']) {
      expect(delCliente.body).not.toHaveProperty(interno);
    }
    expect((await call('otro', 'GET', `/contratos/${activo.id}`)).status).toBe(404);
    expect((await call('admin', 'GET', '/contratos/x')).status).toBe(404);
    expect((await call('admin', 'GET', '/contratos?limit=1000')).status).toBe(400);
    expect((await banco.app.inject('/v1/contratos')).statusCode).toBe(401);
  });

  test('a representative sees the own part of a commission and not the manager’s', async () => {
    const { body } = await call('comercial', 'GET', `/contratos/${activo.id}`);
    expect(body.comision).toMatchObject({
      totalEur: 100,
      empresaEur: null,
      partes: [{ nivel: 1, importeEur: 70 }],
    });
  });

  test('counts and export are of the same rows', async () => {
    const { body } = await call('comercial', 'GET', '/contratos/recuento');
    expect(contratos.count.response.parse(body)).toMatchObject({
      total: 2,
      comercial: { borrador: 1, firmado: 1, enviado: 0 },
      atr: { activado: 1 },
      tarifas: ['3.0TD'],
    });
    const { rows } = contratos.list.response.parse((await call('comercial', 'GET', '/contratos')).body);
    for (const { relojes, consumoAnualKwh, comisionEur, tuyaEur } of rows) {
      // There is one contract in each state.
      expect(body.sumas.comercial[relojes.comercial.estado]).toEqual({
        consumoAnualKwh,
        comisionEur,
        tuyaEur,
      });
    }
    const deCliente = (await call('cliente', 'GET', '/contratos/recuento')).body;
    expect(Object.values(deCliente.sumas.comercial)).toEqual([{ consumoAnualKwh: expect.any(Number) }]);
    const headers = await headersOf(banco, VIEWERS.comercial);
    const csv = await banco.app.inject({
      url: '/v1/contratos/exportacion?formato=csv&atr=activado',
      headers,
    });
    expect(csv.body.trim().split('\r\n')).toHaveLength(2);
    const xlsx = await banco.app.inject({ url: '/v1/contratos/exportacion?formato=xlsx', headers });
    expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });
});

describe('creating and editing contracts', () => {
  test('a draft made by hand says what is wrong', async () => {
    const create = (body: object, quien: 'comercial' | 'cliente' = 'comercial') =>
      call(quien, 'POST', '/contratos', { productoVersionId: versionId, ...body });
    expect((await create({ cups: CUPS.taller }, 'cliente')).status).toBe(403);
    expect((await create({ cups: 'ES00' })).status).toBe(400);
    expect((await create({ cups: CUPS.deOtro })).status).toBe(404);
    expect((await create({ cups: CUPS.captado })).body.errors).toHaveProperty('productoVersionId');
    expect((await create({ cups: CUPS.taller, feeEnergiaEurMwh: 21 })).body.code).toBe('fee-fuera-de-banda');
    expect((await create({ cups: CUPS.taller, productoVersionId: 'x' })).status).toBe(400);
    expect((await create({ cups: CUPS.taller, clienteId: ids.clienteDeOtro })).status).toBe(400);
  });

  test('a draft is edited with its version; prices follow the fees', async () => {
    const { id, version } = await alta(CUPS.taller);
    const cambio = { feeEnergiaEurMwh: 5, notas: 'Llamar el lunes', version };
    const { status, body } = await call('comercial', 'PATCH', `/contratos/${id}`, cambio);
    expect([status, body.precioEnergiaEurKwh[0], body.notas]).toEqual([200, 0.177, 'Llamar el lunes']);
    const viejo = await call('comercial', 'PATCH', `/contratos/${id}`, { notas: 'Otra', version });
    expect(viejo.body).toMatchObject({
      code: 'version-antigua',
      errors: { notas: 'Guardado: Llamar el lunes. Tuyo: Otra' },
      datos: { actual: { version: 2 } },
    });
    expect((await call('comercial', 'PATCH', `/contratos/${id}`, { notas: 'x' })).status).toBe(400);
    const fijo = await call('comercial', 'PATCH', `/contratos/${activo.id}`, {
      consumoAnualKwh: 1,
      version: activo.version,
    });
    expect([fijo.status, fijo.body.errors]).toEqual([409, { consumoAnualKwh: 'Ya no se puede cambiar' }]);
  });

  test('a contract goes to the bin and back', async () => {
    const { id } = await alta(CUPS.taller);
    expect((await call('comercial', 'DELETE', `/contratos/${id}`)).status).toBe(204);
    expect(await codigos('comercial', 'papelera=si')).toHaveLength(1);
    expect((await call('comercial', 'POST', `/contratos/${id}/restaurar`)).body.borrado).toBe(null);
    expect((await call('comercial', 'DELETE', `/contratos/${activo.id}`)).status).toBe(409);
  });
});

describe('a change of many contracts', () => {
  test('is tried, done with its refusals said, and undone to what each contract was', async () => {
    const [primero, segundo] = [await alta(CUPS.taller), await alta(CUPS.taller)];
    const pedido = { accion: 'enviar', ids: [primero.id, segundo.id, activo.id] };
    const rehearse = (quien: 'comercial' | 'cliente' | 'otro' = 'comercial', mas: object = {}) =>
      call(quien, 'POST', '/contratos/lote/ensayo', { ...pedido, ...mas });
    expect((await rehearse()).body).toMatchObject({ total: 3, probados: 3, hechos: 2, noHechos: 1 });
    expect((await call('admin', 'GET', `/contratos/${primero.id}`)).body.version).toBe(1);
    expect((await rehearse('cliente')).status).toBe(403);
    expect((await rehearse('otro')).body.total).toBe(0);
    expect((await rehearse('comercial', { filtros: {} })).status).toBe(400);
    const { body } = await call('comercial', 'POST', '/contratos/lote', pedido);
    expect(body).toMatchObject({ estado: 'terminada', total: 3, hechas: 2, rechazadas: 1 });
    const rechazadas = `/operaciones/${body.id}/filas?resultado=rechazada`;
    expect((await call('comercial', 'GET', rechazadas)).body.rows).toMatchObject([
      { entidadId: activo.id, motivo: 'No se puede: está «firmado»' },
    ]);
    await take(segundo, 'corregir');
    const undo = (quien: 'comercial' | 'otro') => call(quien, 'POST', `/operaciones/${body.id}/deshacer`);
    expect((await undo('otro')).status).toBe(404);
    expect((await undo('comercial')).body).toMatchObject({
      deshaceId: body.id,
      hechas: 1,
      rechazadas: 1,
    });
    expect((await call('admin', 'GET', `/contratos/${primero.id}`)).body.relojes.comercial.estado).toBe(
      'borrador',
    );
    expect((await undo('comercial')).status).toBe(409);
  });

  test('covers all those of a filter, while they are as many as were seen', async () => {
    const pedido = { accion: 'activar', fecha: '2025-03-01', filtros: { atr: 'activado' } };
    expect((await call('admin', 'POST', '/contratos/lote/ensayo', pedido)).body.total).toBe(1);
    const otros = await call('admin', 'POST', '/contratos/lote', { ...pedido, esperados: 9 });
    expect([otros.status, otros.body.code]).toEqual([409, 'seleccion-cambiada']);
  });

  test('that activates is undone with its commission, and the supply point is free again', async () => {
    const { id } = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO);
    const { body } = await call('admin', 'POST', '/contratos/lote', {
      accion: 'activar',
      fecha: '2025-03-01',
      ids: [id],
    });
    expect((await call('admin', 'GET', `/contratos/${id}`)).body.comisionCongelada).toBe(true);
    await call('admin', 'POST', `/operaciones/${body.id}/deshacer`);
    const devuelto = (await call('admin', 'GET', `/contratos/${id}`)).body;
    expect(devuelto).toMatchObject({ comisionCongelada: false, fechaActivacion: null, fechaFin: null });
    const punto = await call('admin', 'GET', `/puntos-suministro/${CUPS.taller}`);
    expect(punto.body.conContrato).toBe(false);
  });
});

describe('renewals and the work of the day', () => {
  test('the radar puts contracts into bands', async () => {
    const { body } = await call('comercial', 'GET', '/renovaciones');
    const { rows } = renovaciones.list.response.parse(body);
    expect(rows).toMatchObject([{ codigo: activo.codigo, banda: 'vencido', renovacion: null }]);
    const hoy = await take(await alta(CUPS.taller), ...HASTA_SOLICITADO, {
      accion: 'activar',
      fecha: '2025-04-01',
    });
    await call('admin', 'PATCH', `/contratos/${hoy.id}`, { fechaFin: today(), version: hoy.version });
    await call('comercial', 'POST', `/contratos/${hoy.id}/renovar`, {});
    const resumen = await call('comercial', 'GET', '/renovaciones/resumen');
    expect(renovaciones.summary.response.parse(resumen.body).bandas).toMatchObject([
      { banda: 'vencido', contratos: 1, enMarcha: 0 },
      { banda: '30', contratos: 1, enMarcha: 1 },
      { banda: '60', contratos: 0 },
      { banda: '90', contratos: 0 },
      { banda: 'sin-fin', contratos: 0 },
    ]);
    expect((await call('comercial', 'GET', '/renovaciones?enMarcha=no')).body.count).toBe(1);
    expect((await call('comercial', 'GET', '/renovaciones?banda=30&sort=-consumo')).body.count).toBe(1);
    expect((await call('otro', 'GET', '/renovaciones')).body.count).toBe(0);
    expect((await call('admin', 'GET', '/renovaciones?banda=12')).status).toBe(400);
  });

  test.each(['admin', 'comercial', 'cliente'] as const)(
    'the home screen counts the day of %s',
    async (quien) => {
      const { status, body } = await call(quien, 'GET', '/inicio/resumen');
      expect(status).toBe(200);
      const { contratos: resumen, comisiones, activaciones, tareas } = inicio.summary.response.parse(body);
      expect(resumen.activos).toBe(quien === 'cliente' ? 1 : 2);
      expect(activaciones).toHaveLength(12);
      expect(comisiones?.pendienteEur ?? null).toBe({ admin: 200, comercial: 140, cliente: null }[quien]);
      const vencidas = {
        tarea: 'renovaciones-vencidas',
        cuantas: 1,
        enlace: { path: '/renovaciones', search: { banda: 'vencido' } },
      };
      // Renewing is the work of who sells.
      if (quien === 'cliente') expect(tareas).toEqual([]);
      else expect(tareas).toContainEqual(vencidas);
    },
  );
});
