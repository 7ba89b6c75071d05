import { liquidaciones } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../cartera/test-cartera.ts';
import { HASTA_SOLICITADO, negocioDeContratos } from '../contratos/test-contratos.ts';

const { call, alta, take, ids } = await negocioDeContratos(await testApp());

async function activo(cups: string, fecha: string): Promise<void> {
  await take(await alta(cups), ...HASTA_SOLICITADO, { accion: 'activar', fecha });
}

const close = async (mes: string) =>
  liquidaciones.close.response.parse((await call('admin', 'POST', '/liquidaciones/cierres', { mes })).body);

async function de(comercialId: string): Promise<readonly liquidaciones.LiquidacionRow[]> {
  const { body } = await call('admin', 'GET', `/liquidaciones?comercial=${comercialId}&sort=mes`);
  return liquidaciones.list.response.parse(body).rows;
}

async function takeUntil(comercialId: string, ...acciones: readonly liquidaciones.Accion[]): Promise<void> {
  for (const accion of acciones) {
    const [{ id, version } = { id: '', version: 0 }] = await de(comercialId);
    await call('admin', 'POST', `/liquidaciones/${id}/acciones`, { accion, version });
  }
}

test('a part that waits for its month leaves those of the others as they are, and opens nothing for them', async () => {
  await activo(CUPS.taller, '2025-02-10');
  await close('2025-02');
  await takeUntil(ids.jefa, 'enviar', 'aceptar', 'pagar');
  await activo(CUPS.panaderia, '2025-02-20');
  const motivos = (await close('2025-02')).excepciones.map(({ motivo }) => motivo);
  expect(motivos).toEqual(['mes-pagado']);
  await takeUntil(ids.comercial, 'enviar', 'aceptar');

  expect((await close('2025-02')).lineasNuevas).toBe(0);
  const aceptada = { mes: '2025-02', estado: 'aceptada', lineas: 2 };
  expect(await de(ids.comercial)).toMatchObject([aceptada]);

  // The manager's part goes into the next month, where the seller has nothing.
  expect((await close('2025-03')).lineasNuevas).toBe(1);
  expect(await de(ids.comercial)).toMatchObject([aceptada]);
  expect(await de(ids.jefa)).toMatchObject([{ estado: 'pagada' }, { mes: '2025-03', lineas: 1 }]);
});
