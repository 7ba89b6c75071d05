import { expect, test } from 'vitest';
import { negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { testApp } from './platform/test-app.ts';

const { call, alta, take, ids } = await negocioDeContratos(await testApp());

const remove = () => call('comercial', 'DELETE', `/clientes/${ids.taller}`);
const restore = () => call('comercial', 'POST', `/clientes/${ids.taller}/restaurar`);

test('a client with a signed contract stays on the lists until it is over or cancelled', async () => {
  const contrato = await alta();
  await take(contrato, 'enviar', { accion: 'firmar', fecha: '2025-01-10' }, 'dar-por-firmado');
  const noSePuede = { status: 409, body: { code: 'cliente-con-contratos' } };
  expect(await remove()).toMatchObject(noSePuede);
  await take(contrato, { accion: 'solicitar', fecha: '2025-01-12' });
  expect(await remove()).toMatchObject(noSePuede);
  await take(contrato, { accion: 'activar', fecha: '2025-02-10' });
  expect(await remove()).toMatchObject(noSePuede);
  await take(contrato, { accion: 'dar-de-baja', fecha: '2025-03-10', motivo: 'Se va' });
  expect((await remove()).status).toBe(204);
  expect((await restore()).status).toBe(200);
});

test('nothing goes further with a client in the bin', async () => {
  const contrato = await alta();
  const { id, version } = await take(contrato, 'enviar');
  await remove();
  const sign = (enVersion: number) =>
    call('admin', 'POST', `/contratos/${id}/acciones`, {
      accion: 'firmar',
      fecha: '2025-01-10',
      version: enVersion,
    });
  const { status, body } = await sign(version);
  expect([status, body.code]).toEqual([409, 'cliente-borrado']);
  await restore();
  expect((await sign(version)).status).toBe(200);
});
