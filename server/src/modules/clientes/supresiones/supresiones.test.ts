import { supresiones } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { today } from '../../../platform/today.ts';
import { bancoDePrueba } from '../../../test-banco.ts';
import { insertCercanos } from '../../avisos/reparto.repository.ts';
import { tellAll } from '../../avisos/reparto.service.ts';

const { call, ids, db, acciones } = await bancoDePrueba('/v1/admin/supresiones');
const publicUrl = 'https://vatio.example';

const ask = () => call('cliente', 'POST', '/v1/mi-area/supresion', { motivo: 'Me voy' });
const list = async () => supresiones.list.response.parse((await call('admin', 'GET', '')).body).rows;
const pending = async () => (await list()).find(({ estado }) => estado === 'pendiente')!;
const mails = () =>
  db.selectFrom('correo').select(['asunto', 'texto']).where('motivo', '=', 'supresion').execute();
const bell = async () =>
  (await call('admin', 'GET', '/v1/cuenta/avisos')).body.rows.map(({ evento }: { evento: string }) => evento);

test('an erasure is asked for once at a time, has a month to be answered, and administrators are told of it', async () => {
  const [first] = await Promise.all([ask(), ask(), ask()]);
  expect(first.body.ultima).toMatchObject({ estado: 'pendiente', pedida: today() });
  expect(await list()).toMatchObject([{ cliente: { id: ids.panaderia }, motivo: 'Me voy' }]);
  const { diasRestantes } = await pending();
  expect([28, 29, 30, 31]).toContain(diasRestantes);
  await tellAll({ db, publicUrl });
  expect(await bell()).toEqual(['supresion-pedida']);
  expect(await acciones(ids.panaderia)).toEqual(['pedir-supresion']);
});

test('an erasure that is about to be late is told once more to administrators', async () => {
  const { vence } = await pending();
  for (const day of [today(), vence, vence]) await insertCercanos(db, day);
  await tellAll({ db, publicUrl });
  expect(await bell()).toEqual(['supresion-por-vencer', 'supresion-pedida']);
});

test('the month becomes three, once and with a reason that the client is told', async () => {
  const { id, vence } = await pending();
  expect((await call('admin', 'POST', `/${id}/ampliar`, { motivo: ' ' })).body.errors).toHaveProperty(
    'motivo',
  );
  const { body } = await call('admin', 'POST', `/${id}/ampliar`, { motivo: 'Hay un pleito' });
  expect(body.ampliacion).toBe('Hay un pleito');
  expect(body.vence > vence).toBe(true);
  expect((await call('admin', 'POST', `/${id}/ampliar`, { motivo: 'Otra vez' })).status).toBe(409);
  expect((await mails()).at(-1)?.texto).toContain('Hay un pleito');
});

test('a request is withdrawn by who made it, or refused with a reason that they are told', async () => {
  const { id } = await pending();
  expect((await call('cliente', 'DELETE', '/v1/mi-area/supresion')).body.ultima.estado).toBe('retirada');
  expect((await call('admin', 'POST', `/${id}/rechazar`, { motivo: 'x' })).status).toBe(409);
  await ask();
  const again = await pending();
  const { body } = await call('admin', 'POST', `/${again.id}/rechazar`, { motivo: 'Hay facturas sin pagar' });
  expect(body).toMatchObject({ estado: 'rechazada', rechazo: 'Hay facturas sin pagar', diasRestantes: null });
  expect((await call('cliente', 'GET', '/v1/mi-area/supresion')).body.ultima.rechazo).toBe(
    'Hay facturas sin pagar',
  );
  expect((await mails()).at(-1)?.texto).toContain('Hay facturas sin pagar');
});

test('granting a request blocks the data of the client, as blocking them answers the request', async () => {
  await ask();
  const { id } = await pending();
  const { body } = await call('admin', 'POST', `/${id}/atender`);
  expect(body.estado).toBe('atendida');
  const ficha = await call('admin', 'GET', `/v1/clientes/${ids.panaderia}`);
  expect(ficha.body.estado).toBe('datos-bloqueados');
  expect((await call('admin', 'POST', `/${id}/atender`)).status).toBe(409);
  await call('admin', 'DELETE', `/v1/admin/clientes/${ids.panaderia}/bloqueo-de-datos`);
  await ask();
  await call('admin', 'POST', `/v1/admin/clientes/${ids.panaderia}/bloqueo-de-datos`, { motivo: 'Lo pide' });
  expect((await list()).filter(({ estado }) => estado === 'pendiente')).toEqual([]);
  expect((await acciones(ids.panaderia)).slice(-2)).toEqual(['pedir-supresion', 'bloquear-datos']);
});
