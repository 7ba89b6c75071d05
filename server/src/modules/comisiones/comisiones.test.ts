import { comisiones, planesDeComision } from '@vatio/contract/endpoints';
import { importesDeVenta } from '@vatio/domain';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { today } from '../../platform/today.ts';
import { carteraDePrueba, headersOf, VIEWERS } from '../cartera/test-cartera.ts';
import { productoDePrueba } from '../productos/test-producto.ts';

const banco = await testApp();
const ids = await carteraDePrueba(banco.db);
const { body: producto } = await call('admin', 'POST', '/productos', productoDePrueba());
const productoId: string = producto.id;
// This rule matches everything, so that every other one is more specific.
await banco.db
  .insertInto('reglaComision')
  .values({ tipo: 'fija', valor: 100, reparto: [70, 10], desde: '2020-01-01' })
  .execute();

async function call(
  quien: keyof typeof VIEWERS,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) {
  const headers = await headersOf(banco, VIEWERS[quien]);
  const answer = await banco.app.inject({ method, url: `/v1${url}`, headers, payload });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const REGLAS = '/comisiones/reglas';

const create = (regla: object) =>
  call('admin', 'POST', REGLAS, { tipo: 'fija', valor: 10, desde: '2024-01-01', ...regla });

describe('rules', () => {
  test('are the administrators’, with what is wrong by field', async () => {
    expect((await banco.app.inject(`/v1${REGLAS}`)).statusCode).toBe(401);
    expect((await call('comercial', 'GET', REGLAS)).status).toBe(403);
    expect((await call('admin', 'GET', `${REGLAS}/x`)).status).toBe(404);
    expect((await create({ desde: '2024-02-30' })).body.errors).toHaveProperty('desde');
    expect((await create({ tarifa: '3.0TD', reparto: [90, 20] })).body.code).toBe('reparto-excesivo');
    expect((await create({ tarifa: '3.0TD', consumoMwh: { desde: 5, hasta: 5 } })).status).toBe(400);
    expect((await create({ productoId, tarifa: '3.0TD' })).body.errors).toHaveProperty('productoId');
    expect((await create({ tipo: 'porcentaje-fee', valor: 101, tarifa: '3.0TD' })).status).toBe(400);
  });

  test('two of the same scope do not share a day; bands that touch are not the same', async () => {
    const banda = (desde: number, hasta: number | null) =>
      create({ comercializadora: 'Luz del Norte', consumoMwh: { desde, hasta } });
    const primera = await banda(0, 100);
    expect(comisiones.createRegla.response.parse(primera.body)).toMatchObject({
      estado: 'vigente',
      contratos: 0,
    });
    expect((await banda(100, null)).status).toBe(200);
    const choca = await create({ comercializadora: 'LUZ DEL NORTE', consumoMwh: { desde: 99, hasta: 101 } });
    expect(choca).toMatchObject({ status: 409, body: { code: 'regla-solapada' } });
    const varias = await Promise.all(Array.from({ length: 5 }, () => create({ tarifa: '6.1TD' })));
    expect(varias.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await expect(
      banco.db
        .insertInto('reglaComision')
        .values({ tipo: 'fija', valor: 1, tarifa: '6.1TD', desde: '2025-01-01' })
        .execute(),
    ).rejects.toThrow('regla_comision_sin_solapes');
    const url = `${REGLAS}/${primera.body.id}`;
    expect((await call('admin', 'DELETE', url)).status).toBe(204);
    expect((await call('admin', 'GET', `${REGLAS}?papelera=si`)).body.count).toBe(1);
    expect((await banda(50, 60)).status).toBe(200);
    expect((await call('admin', 'POST', `${url}/restaurar`)).status).toBe(409);
  });

  test('change with their version', async () => {
    const { body } = await create({ tarifa: '6.2TD', notas: 'a' });
    const url = `${REGLAS}/${body.id}`;
    const cambiada = await call('admin', 'PATCH', url, { hasta: '2024-12-31', version: 1 });
    expect(cambiada.body).toMatchObject({ hasta: '2024-12-31', estado: 'caducada', notas: 'a', version: 2 });
    expect((await call('admin', 'PATCH', url, { valor: 1, version: 1 })).body).toMatchObject({
      code: 'version-antigua',
      errors: { valor: 'Guardado: 10. Tuyo: 1' },
    });
    const lista = await call('admin', 'GET', `${REGLAS}?estado=caducada&q=6.2&sort=-desde`);
    expect(comisiones.reglas.response.parse(lista.body)).toMatchObject({ count: 1 });
  });
});

describe('plans', () => {
  test('are of their representatives, and the default one of everybody else', async () => {
    const nuevo = { nombre: 'Sénior', reparto: [80, 5] };
    const { body: plan } = await call('admin', 'POST', '/comisiones/planes', nuevo);
    expect((await call('admin', 'POST', '/comisiones/planes', { ...nuevo, nombre: 'SÉNIOR' })).status).toBe(
      409,
    );
    expect((await call('comercial', 'GET', '/comisiones/planes')).status).toBe(403);
    const assign = (planId: string | null) =>
      call('admin', 'PUT', `/comisiones/comerciales/${ids.comercial}/plan`, { planId });
    expect((await assign(plan.id)).status).toBe(204);
    expect((await call('admin', 'DELETE', `/comisiones/planes/${plan.id}`)).status).toBe(409);
    const { rows } = (await call('admin', 'GET', '/comisiones/planes')).body;
    expect(rows).toMatchObject([
      { nombre: 'General', porDefecto: true },
      { nombre: 'Sénior', comerciales: [{ id: ids.comercial }] },
    ]);
    await assign(null);
    const cambio = { porDefecto: true, reparto: [60, 10], version: plan.version };
    expect((await call('admin', 'PATCH', `/comisiones/planes/${plan.id}`, cambio)).body.porDefecto).toBe(
      true,
    );
    const general = rows[0].id;
    expect((await call('admin', 'DELETE', `/comisiones/planes/${general}`)).status).toBe(204);
    const restored = () => call('admin', 'POST', `/comisiones/planes/${general}/restaurar`);
    expect((await restored()).body).toMatchObject({ id: general, porDefecto: false });
    expect((await restored()).status).toBe(404);
    expect((await call('admin', 'DELETE', `/comisiones/planes/${general}`)).status).toBe(204);
  });
});

describe('POST /v1/comisiones/simular', () => {
  const venta = { productoId, fecha: '2026-03-01', consumoAnualKwh: 120_000, feeEnergiaEurMwh: 8 };

  test('says what each one would earn, by which rule and why not by the others', async () => {
    const porMwh = { tipo: 'por-mwh', valor: 2, productoId, reparto: [70, 12.5] };
    expect((await create(porMwh)).status).toBe(200);
    const { body } = await call('admin', 'POST', '/comisiones/simular', {
      ...venta,
      comercialId: ids.comercial,
    });
    expect(comisiones.simulate.response.parse(body)).toMatchObject({
      totalEur: 240,
      repartoDe: 'regla',
      calculo: '120\u00a0MWh al año × 2,00\u00a0€/MWh',
      partes: [
        { nivel: 1, importeEur: 168, comercial: { nombre: 'Comercial' } },
        { nivel: 2, importeEur: 30, comercial: { nombre: 'Jefa' } },
      ],
      empresaEur: 42,
      regla: { producto: { id: productoId } },
    });
    expect(body.porQue).toContain('más concreta');
    expect(body.descartadas.length).toBeGreaterThan(1);
  });

  test('a representative simulates for those they see; a client does not', async () => {
    const simulate = (quien: 'comercial' | 'jefa' | 'cliente', mas: object = {}) =>
      call(quien, 'POST', '/comisiones/simular', { ...venta, ...mas });
    expect((await simulate('comercial')).body).toMatchObject({ empresaEur: null, partes: [{ nivel: 1 }] });
    expect((await simulate('jefa', { comercialId: ids.comercial })).body.partes).toHaveLength(2);
    expect((await simulate('comercial', { comercialId: ids.otro })).status).toBe(400);
    expect((await simulate('comercial', { productoId: 'x' })).status).toBe(400);
    expect((await simulate('cliente')).status).toBe(403);
  });
});

describe('how somebody earns, read only', () => {
  const plan = (quien: 'admin' | 'jefa' | 'comercial' | 'otro' | 'cliente', comercial?: string) =>
    call(quien, 'GET', `/comisiones/plan${comercial ? `?comercial=${comercial}` : ''}`);

  test('is told of oneself, with the rules in force and no part but the own one', async () => {
    await call('admin', 'POST', '/comisiones/reglas', {
      tipo: 'fija',
      valor: 20,
      desde: '2020-01-01',
      tarifa: '6.4TD',
      reparto: [50, 25],
      notas: 'De la casa',
      comercializadora: 'Otra de la casa',
    });
    const { status, body } = await plan('comercial');
    expect(status).toBe(200);
    const planActual = planesDeComision.ofComercial.response.parse(body);
    expect(planActual.comercial.nombre).toBe('Comercial');
    expect(planActual.reglas.find(({ tarifa }) => tarifa === '6.4TD')).toMatchObject({
      valor: 20,
      propioPct: 50,
    });
    expect(planActual.reglas.every(({ estado }) => estado === 'vigente' || estado === 'programada')).toBe(
      true,
    );
    expect(JSON.stringify(body)).not.toMatch(/"De la casa"|"reparto"|"contratos"|"notas"/);
  });

  test('is told of the team to who is above, of anybody to an administrator, and of nobody else', async () => {
    expect((await plan('jefa', ids.comercial)).status).toBe(200);
    expect((await plan('admin', ids.comercial)).body.comercial.id).toBe(ids.comercial);
    expect((await plan('otro', ids.comercial)).status).toBe(404);
    expect((await plan('cliente', ids.comercial)).status).toBe(403);
    expect((await plan('cliente')).status).toBe(403);
    expect((await plan('admin')).status).toBe(404);
  });
});

describe('the rules in force, for who works out an offer', () => {
  const enVigor = async (quien: 'admin' | 'jefa' | 'comercial' | 'otro', comercial?: string) => {
    const { body } = await call(
      quien,
      'GET',
      `/comisiones/en-vigor${comercial ? `?comercial=${comercial}` : ''}`,
    );
    expect(body.errors ?? body.code, quien).toBeUndefined();
    return comisiones.inForce.response.parse(body);
  };
  const general = ({ reglas }: Awaited<ReturnType<typeof enVigor>>) =>
    reglas.find(({ tipo, valor }) => tipo === 'fija' && valor === 100)?.reparto;

  test('reach no further than the viewer’s own level in the line of who sells', async () => {
    const propia = await enVigor('comercial');
    expect([propia.nivel, general(propia)]).toEqual([1, [70]]);
    const deSuEquipo = await enVigor('jefa', ids.comercial);
    expect([deSuEquipo.nivel, general(deSuEquipo)]).toEqual([2, [70, 10]]);
    const ajena = await enVigor('otro', ids.comercial);
    expect([ajena.nivel, general(ajena), ajena.repartoDelPlan]).toEqual([0, [], []]);
    expect((await enVigor('admin', ids.comercial)).nivel).toBeNull();
    expect((await call('cliente', 'GET', '/comisiones/en-vigor')).status).toBe(403);
  });

  test('give the amounts that the simulator gives', async () => {
    const venta = { productoId, consumoAnualKwh: 12_345.67, feeEnergiaEurMwh: 8 };
    const fecha = today();
    for (const quien of ['comercial', 'jefa'] as const) {
      const { nivel, ...reglas } = await enVigor(quien, ids.comercial);
      const { body } = await call(quien, 'POST', '/comisiones/simular', {
        ...venta,
        fecha,
        comercialId: ids.comercial,
      });
      const simulada = comisiones.simulate.response.parse(body);
      const caso = { ...venta, fecha, comercializadora: producto.comercializadora, tarifa: producto.tarifa };
      expect(
        importesDeVenta({ ...reglas, nivel }, { ...caso, potenciasKw: [], feePotenciaEurKwAnio: 0 }),
      ).toMatchObject({ casaEur: simulada.totalEur, tuyaEur: simulada.tuyaEur });
      expect(simulada.tuyaEur).toBeGreaterThan(0);
    }
  });
});
