import { contratos } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { finishExpired } from './fin.service.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from './test-contratos.ts';

const banco = await testApp();
const { call, alta, take } = await negocioDeContratos(banco);

const read = async (id: string) =>
  contratos.get.response.parse((await call('admin', 'GET', `/contratos/${id}`)).body);
const activo = async (cups: string, cambios: object = {}) =>
  take(await alta(cups, { duracionMeses: 12, ...cambios }), ...HASTA_SOLICITADO, {
    accion: 'activar',
    fecha: '2025-02-10',
  });
const enElRadar = async () =>
  (await call('admin', 'GET', '/renovaciones?banda=vencido')).body.rows.map(({ id }: { id: string }) => id);

test('a contract with extension goes on after its last day, and says since when', async () => {
  const { id, fechaFin, prorroga } = await activo(CUPS.taller);
  expect([fechaFin, prorroga]).toEqual(['2026-02-09', true]);
  expect(await finishExpired(banco.db)).toBe(0);
  expect(await read(id)).toMatchObject({
    prorrogadoDesde: '2026-02-10',
    relojes: { atr: { estado: 'activado' } },
  });
  const { rows } = (await call('comercial', 'GET', '/contratos?atr=activado')).body;
  expect(rows).toMatchObject([{ id, prorrogadoDesde: '2026-02-10' }]);
  expect(await enElRadar()).toEqual([id]);
});

test('a contract without extension ends by itself the day after, in the name of Vatio, and nothing is taken back', async () => {
  const { id } = await activo(CUPS.panaderia, { prorroga: false });
  expect(await finishExpired(banco.db, '2026-02-09')).toBe(0);
  expect((await read(id)).prorrogadoDesde).toBeNull();
  expect(await enElRadar()).not.toContain(id);
  expect(await Promise.all([finishExpired(banco.db), finishExpired(banco.db)])).toContain(1);
  const { fechaBaja, prorrogadoDesde, relojes, historial } = await read(id);
  expect([fechaBaja, prorrogadoDesde, relojes.atr]).toMatchObject([
    '2026-02-10',
    null,
    { estado: 'baja', motivo: 'Fin de lo acordado, sin prórroga' },
  ]);
  expect(historial?.[0]).toMatchObject({ accion: 'terminar', quien: null });
  const { body } = await call('admin', 'POST', '/liquidaciones/cierres', { mes: '2026-02' });
  expect(body.liquidaciones.every(({ totalEur }: { totalEur: number }) => totalEur > 0)).toBe(true);
});

test('the next contract of a supply point does not wait for the daily round', async () => {
  const primero = { accion: 'activar', fecha: '2026-02-10' };
  const corto = { prorroga: false, duracionMeses: 1 };
  const viejo = await take(await alta(CUPS.panaderia, corto), ...HASTA_SOLICITADO, primero);
  const nuevo = await take(await alta(CUPS.panaderia), ...HASTA_SOLICITADO, {
    accion: 'activar',
    fecha: '2026-03-10',
  });
  expect(nuevo.relojes.atr.estado).toBe('activado');
  expect((await read(viejo.id)).relojes.atr.estado).toBe('baja');
});

test('the extension is agreed in draft, and an administrator may change it while the contract runs', async () => {
  const borrador = await alta(CUPS.taller, { prorroga: false });
  expect([borrador.prorroga, borrador.editables]).toEqual([false, expect.arrayContaining(['prorroga'])]);
  const [{ id, version }] = (await call('admin', 'GET', '/contratos?atr=activado')).body.rows;
  expect((await call('comercial', 'PATCH', `/contratos/${id}`, { version, prorroga: false })).status).toBe(
    409,
  );
  const cambiado = await call('admin', 'PATCH', `/contratos/${id}`, { version, prorroga: false });
  expect([cambiado.status, cambiado.body.prorroga]).toEqual([200, false]);
});
