import { incidencias } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { TEST_USERS } from '../../platform/test-app.ts';
import { unnamedInAudit } from '../../platform/test-audited.ts';
import { bancoDePrueba } from '../../test-banco.ts';
import { tellAll } from '../avisos/reparto.service.ts';

const { call, ids, db, acciones } = await bancoDePrueba('/v1/incidencias');
const publicUrl = 'https://vatio.example';

const open = async () => {
  const { status, body } = await call('cliente', 'POST', '', {
    asunto: 'Factura doble',
    texto: 'Llegó dos veces',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return incidencias.create.response.parse(body);
};
const mails = (motivo: 'incidencia' | 'aviso') =>
  db.selectFrom('correo').select(['destinatario', 'asunto', 'texto']).where('motivo', '=', motivo).execute();

test('an incident goes from open to answered, back to open, to closed and back, with both sides in its thread', async () => {
  const { id, codigo, cliente, comercial } = await open();
  expect(codigo).toMatch(/^IN-\d{4}-0001$/);
  expect([cliente.id, comercial?.id]).toEqual([ids.panaderia, ids.comercial]);
  const answered = await call('comercial', 'POST', `/${id}/mensajes`, { texto: 'Lo miramos' });
  expect(answered.body.estado).toBe('respondida');
  expect(
    (await call('cliente', 'POST', `/${id}/mensajes`, { texto: 'Gracias, pero sigue' })).body.estado,
  ).toBe('abierta');
  for (const estado of ['cerrada', 'cerrada']) {
    expect((await call('comercial', 'POST', `/${id}/cerrar`)).body.estado).toBe(estado);
  }
  const { body } = await call('cliente', 'POST', `/${id}/reabrir`);
  expect(body.estado).toBe('abierta');
  expect(
    body.hilo.map(({ texto, deLaCasa }: { texto: string; deLaCasa: boolean }) => [texto, deLaCasa]),
  ).toEqual([
    ['Llegó dos veces', false],
    ['Lo miramos', true],
    ['Gracias, pero sigue', false],
  ]);
  expect(await acciones(id)).toEqual(['crear', 'responder', 'responder', 'cerrar', 'reabrir']);
  expect(await unnamedInAudit(db)).toEqual([]);
});

test('an incident tells each side what the other writes: the representative by bell and mail, the client by mail', async () => {
  await tellAll({ db, publicUrl });
  for (const table of ['aviso', 'correo'] as const) await db.deleteFrom(table).execute();
  const { id, codigo } = await open();
  await tellAll({ db, publicUrl });
  await tellAll({ db, publicUrl });
  const bell = await call('comercial', 'GET', '/v1/cuenta/avisos');
  expect(bell.body.rows).toMatchObject([{ evento: 'incidencia-escrita', entidadId: id, referencia: codigo }]);
  expect(await mails('aviso')).toMatchObject([
    { texto: expect.stringContaining(`${publicUrl}/incidencias/${id}`) },
  ]);
  await call('comercial', 'POST', `/${id}/mensajes`, { texto: 'Ya está' });
  await tellAll({ db, publicUrl });
  const { email } = await db
    .selectFrom('usuario')
    .select('email')
    .where('id', '=', TEST_USERS.cliente.id)
    .executeTakeFirstOrThrow();
  expect(await mails('incidencia')).toMatchObject([
    { destinatario: email, texto: expect.stringContaining(`/incidencias/${id}`) },
  ]);
  expect((await call('comercial', 'GET', '/v1/cuenta/avisos')).body.rows).toHaveLength(1);
});

test('an incident is seen by its client and the team of their representative, who filter and export the list', async () => {
  const { id } = await open();
  await call('comercial', 'POST', '', {
    clienteId: ids.taller,
    asunto: 'Titular erróneo',
    texto: 'Nos llama',
  });
  expect((await call('otro', 'GET', `/${id}`)).status).toBe(404);
  expect((await call('otro', 'GET', '')).body.count).toBe(0);
  const own = await call('cliente', 'GET', '?sort=estado');
  expect(new Set(own.body.rows.map(({ cliente }: incidencias.IncidenciaRow) => cliente.id))).toEqual(
    new Set([ids.panaderia]),
  );
  expect((await call('jefa', 'GET', `?deCliente=${ids.taller}`)).body.count).toBe(1);
  expect((await call('jefa', 'GET', '?q=titular&estado=abierta')).body.count).toBe(1);
  expect((await call('jefa', 'GET', '?estado=respondida&deCliente=x')).body.count).toBe(0);
  const csv = await call('jefa', 'GET', `/exportacion?formato=csv&deCliente=${ids.taller}`);
  expect(csv.body).toContain('Titular erróneo');
});

test('an incident is refused without a subject or words, and of a client whom the writer does not see', async () => {
  const empty = await call('cliente', 'POST', '', { asunto: ' ', texto: '' });
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([400, ['asunto', 'texto']]);
  const another = { clienteId: ids.clienteDeOtro, asunto: 'x', texto: 'y' };
  for (const quien of ['cliente', 'comercial'] as const) {
    expect((await call(quien, 'POST', '', another)).body.errors, quien).toHaveProperty('clienteId');
  }
  expect((await call('comercial', 'POST', '', { asunto: 'x', texto: 'y' })).body.errors).toHaveProperty(
    'clienteId',
  );
});

test('a client writes no more than thirty messages in an hour, and the house as many as it likes', async () => {
  const { id } = await open();
  const write = (quien: 'cliente' | 'comercial') =>
    call(quien, 'POST', `/${id}/mensajes`, { texto: 'Otra vez' });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await write('cliente')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await write('comercial')).status).toBe(200);
});
