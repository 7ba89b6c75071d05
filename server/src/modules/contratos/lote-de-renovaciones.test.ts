import { contratos, contratosLote } from '@vatio/contract/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';

const { call, alta, take } = await negocioDeContratos(await testApp());

const FEES = { feeEnergiaEurMwh: 7.31, feePotenciaEurKwAnio: 3.77 };

let vencidos: contratos.Contrato[];

beforeAll(async () => {
  const activar = { accion: 'activar', fecha: '2025-02-01' };
  vencidos = [
    await take(await alta(CUPS.panaderia, FEES), ...HASTA_SOLICITADO, activar),
    await take(await alta(CUPS.taller), ...HASTA_SOLICITADO, activar),
  ];
});

const ids = () => vencidos.map(({ id }) => id);

const rehearse = (body: object, quien: 'comercial' | 'otro' | 'cliente' = 'comercial') =>
  call(quien, 'POST', '/contratos/lote/renovacion/ensayo', body);

const renew = (body: object) => call('comercial', 'POST', '/contratos/lote/renovacion', body);

const renovaciones = async () => {
  const { body } = await call('comercial', 'GET', '/contratos?estado=borrador');
  return contratos.list.response.parse(body).rows;
};

test('a trial of many renewals says what each would be, and makes none', async () => {
  const { body } = await rehearse({ ids: ids() });
  expect(contratosLote.previewRenovacion.response.parse(body)).toMatchObject({
    total: 2,
    hechos: 2,
    noHechos: 0,
  });
  expect((await rehearse({ filtros: { banda: 'vencido' } })).body.total).toBe(2);
  expect((await rehearse({ filtros: { banda: '30' } })).body.total).toBe(0);
  expect((await rehearse({ ids: ids() }, 'otro')).body.total).toBe(0);
  expect((await rehearse({ ids: ids() }, 'cliente')).status).toBe(403);
  expect((await rehearse({ ids: ids(), filtros: {} })).status).toBe(400);
  expect(await renovaciones()).toEqual([]);
});

test('a trial of many renewals says of each what a trial of it alone says, and adds up those that would be made', async () => {
  const { body } = await rehearse({ ids: ids() });
  const { filas, suma } = contratosLote.previewRenovacion.response.parse(body);
  const alone = await Promise.all(
    ids().map(async (id) => (await call('comercial', 'POST', `/contratos/${id}/renovar/ensayo`, {})).body),
  );
  expect(ids().map((id) => filas.find((fila) => fila.id === id)?.renovacion)).toEqual(alone);
  const total = (of: (one: (typeof alone)[number]) => number) => alone.reduce((sum, one) => sum + of(one), 0);
  expect(suma.despues.comisionEur).toBeCloseTo(
    total(({ despues }) => despues.comisionEur),
    2,
  );
  expect(suma.antes.comisionEur).toBeGreaterThan(0);
  expect(suma.despues.tuyaEur).toBeCloseTo(
    total(({ despues }) => despues.tuyaEur),
    2,
  );
  const known = alone.filter(({ ahorroAnualEur }) => ahorroAnualEur !== null);
  expect(suma.sinCoste).toBe(alone.length - known.length);
  expect(suma.ahorroAnualEur).toEqual(
    known.length === 0
      ? null
      : expect.closeTo(
          known.reduce((sum, one) => sum + one.ahorroAnualEur, 0),
          2,
        ),
  );
});

test('many renewals leave out with its reason what is renewed already, and are undone but for what somebody changed', async () => {
  const [primero, segundo] = vencidos;
  const { body: anterior } = await call('comercial', 'POST', `/contratos/${primero!.id}/renovar`, {});
  const tried = (await rehearse({ ids: ids() })).body;
  expect(tried.filas.find(({ id }: { id: string }) => id === primero!.id)).toMatchObject({
    motivo: `Ya lo renueva ${anterior.codigo}`,
    renovacion: null,
  });
  expect(tried.suma.despues.comisionEur).toBe(
    tried.filas.find(({ hecho }: { hecho: boolean }) => hecho).renovacion.despues.comisionEur,
  );
  const { body } = await renew({ ids: ids(), esperados: 2 });
  expect(body).toMatchObject({ tipo: 'contratos', estado: 'terminada', total: 2, hechas: 1, rechazadas: 1 });
  const filas = await call('comercial', 'GET', `/operaciones/${body.id}/filas?resultado=rechazada`);
  expect(filas.body.rows).toMatchObject([
    { entidadId: primero!.id, motivo: `Ya lo renueva ${anterior.codigo}` },
  ]);
  const nueva = (await renovaciones()).find(({ id }) => id !== anterior.id);
  expect(nueva).toMatchObject({ cups: segundo!.cups });
  const { body: radar } = await call('comercial', 'GET', '/renovaciones?enMarcha=no');
  expect(radar.count).toBe(0);

  const { body: deshecha } = await call('comercial', 'POST', `/operaciones/${body.id}/deshacer`);
  expect(deshecha).toMatchObject({ hechas: 1, rechazadas: 0 });
  expect((await renovaciones()).map(({ id }) => id)).toEqual([anterior.id]);

  const { body: otra } = await renew({ ids: [segundo!.id] });
  const [tocada] = (await renovaciones()).filter(({ id }) => id !== anterior.id);
  await call('comercial', 'PATCH', `/contratos/${tocada!.id}`, { notas: 'Llamar', version: tocada!.version });
  const { body: aMedias } = await call('comercial', 'POST', `/operaciones/${otra.id}/deshacer`);
  expect(aMedias).toMatchObject({ hechas: 0, rechazadas: 1 });
});

test('many renewals of a filter are refused when they are no longer those that were seen', async () => {
  const { status, body } = await renew({ filtros: { banda: 'vencido' }, esperados: 9 });
  expect([status, body.code]).toEqual([409, 'seleccion-cambiada']);
});
