import { tareas } from '@vatio/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { today } from '../../platform/today.ts';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';

const { call, ids, cups, db, acciones } = await bancoDePrueba('/v1/tareas');

const LLAMADA = { tipo: 'llamada', titulo: 'Llamar a la panadería', fecha: '2026-12-01' } as const;

beforeEach(async () => {
  await db.deleteFrom('tarea').execute();
});

async function create(who: Quien, changes: object = {}): Promise<tareas.Tarea> {
  const { status, body } = await call(who, 'POST', '', { ...LLAMADA, ...changes });
  expect(status, JSON.stringify(body)).toBe(200);
  return tareas.tareaSchema.parse(body);
}

async function send(who: Quien, id: string, action: string): Promise<tareas.Tarea> {
  const { status, body } = await call(who, 'POST', `/${id}/${action}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return tareas.tareaSchema.parse(body);
}

async function titles(who: Quien, query = ''): Promise<string[]> {
  const { status, body } = await call(who, 'GET', `?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return tareas.list.response.parse(body).rows.map(({ titulo }) => titulo);
}

describe('a task is of', () => {
  test('whoever writes it, as the representative that they are', async () => {
    const tarea = await create('comercial');
    expect(tarea).toMatchObject({ comercialId: ids.comercial, estado: 'pendiente', hora: null, version: 1 });
    expect(await acciones(tarea.id)).toEqual(['crear']);
  });

  test('an administrator who is no representative, and then only administrators see it', async () => {
    const tarea = await create('admin', { titulo: 'De la casa' });
    expect([tarea.comercialId, tarea.encargado.nombre]).toEqual([null, 'Prueba admin']);
    expect(await titles('admin', 'mias=si')).toEqual(['De la casa']);
    expect(await titles('admin', 'comercial=ninguno')).toEqual(['De la casa']);
    expect(await titles('jefa')).toEqual([]);
  });

  test('somebody of the team, but of nobody outside of it', async () => {
    expect((await create('jefa', { comercialId: ids.comercial })).encargado.nombre).toBe('Comercial');
    const { status, body } = await call('comercial', 'POST', '', { ...LLAMADA, comercialId: ids.jefa });
    expect([status, body.errors]).toEqual([400, { comercialId: 'No existe ese comercial en tu equipo' }]);
  });
});

test('tasks are seen by their owner, the people above them and administrators', async () => {
  await create('comercial');
  await create('otro', { titulo: 'De otro' });
  expect(await titles('comercial')).toEqual([LLAMADA.titulo]);
  expect(await titles('jefa')).toEqual([LLAMADA.titulo]);
  expect(await titles('jefa', 'mias=si')).toEqual([]);
  expect(await titles('otro')).toEqual(['De otro']);
  expect(await titles('admin', 'sort=titulo')).toEqual(['De otro', LLAMADA.titulo]);
  expect((await call('cliente', 'GET', '')).status).toBe(403);
});

describe('a task is about', () => {
  test('a supply point, and then about its client', async () => {
    const { cliente, cups: about } = await create('comercial', { cups: cups.panaderia.toLowerCase() });
    expect([cliente?.id, about]).toEqual([ids.panaderia, cups.panaderia]);
    expect(await titles('comercial', `deCliente=${ids.panaderia}`)).toEqual([LLAMADA.titulo]);
    expect(await titles('comercial', `deCliente=${ids.taller}`)).toEqual([]);
  });

  test('nothing that whoever writes it does not see', async () => {
    const wrong = { clienteId: ids.panaderia, cups: cups.deJefa, contratoId: ids.taller };
    for (const [field, value] of Object.entries(wrong)) {
      const { status, body } = await call('otro', 'POST', '', { ...LLAMADA, [field]: value });
      expect([status, Object.keys(body.errors ?? {})], field).toEqual([400, [field]]);
    }
  });

  test('a client whose name its owner no longer reads once the client is of another team', async () => {
    const tarea = await create('comercial', { clienteId: ids.panaderia });
    await db.updateTable('cliente').set({ comercialId: ids.otro }).where('id', '=', ids.panaderia).execute();
    const { body } = await call('comercial', 'GET', `/${tarea.id}`);
    expect([body.cliente, body.clienteId]).toEqual([null, null]);
    expect(await titles('comercial', 'q=panaderia')).toEqual([LLAMADA.titulo]);
    await db
      .updateTable('cliente')
      .set({ comercialId: ids.comercial })
      .where('id', '=', ids.panaderia)
      .execute();
  });
});

test('a change of a task is refused over a newer one, with both values', async () => {
  const { id } = await create('comercial', { hora: '09:30' });
  const change = { version: 1, fecha: '2026-12-02' };
  expect((await call('comercial', 'PATCH', `/${id}`, change)).body).toMatchObject({
    fecha: '2026-12-02',
    hora: '09:30',
    version: 2,
  });
  const late = await call('jefa', 'PATCH', `/${id}`, { version: 1, fecha: '2026-12-03' });
  expect([late.status, late.body.errors.fecha]).toEqual([409, 'Guardado: 2026-12-02. Tuyo: 2026-12-03']);
});

describe('a task that repeats', () => {
  test('makes the next one when it is done, once, and takes it back when it is reopened', async () => {
    const { id } = await create('comercial', { fecha: today(), recurrencia: 'semanal', hora: '10:00' });
    const [done, again] = await Promise.all([send('comercial', id, 'hacer'), send('jefa', id, 'hacer')]);
    expect([done.estado, again.siguienteId]).toEqual(['hecha', done.siguienteId]);
    const pending = tareas.list.response.parse((await call('comercial', 'GET', '')).body).rows;
    expect(pending).toMatchObject([{ id: done.siguienteId, hora: '10:00', recurrencia: 'semanal' }]);
    expect((await send('comercial', id, 'reabrir')).siguienteId).toBeNull();
    expect(await titles('comercial')).toHaveLength(1);
    expect(await acciones(id)).toEqual(['crear', 'completar', 'reabrir']);
  });

  test('keeps a next one that somebody has moved since', async () => {
    const { id } = await create('comercial', { recurrencia: 'mensual' });
    const { siguienteId } = await send('comercial', id, 'hacer');
    await call('comercial', 'PATCH', `/${siguienteId}`, { version: 1, fecha: '2027-02-02' });
    await send('comercial', id, 'reabrir');
    expect(await titles('comercial')).toHaveLength(2);
  });

  test('repeats from the day to which it is moved', async () => {
    const { id } = await create('comercial', { fecha: '2030-01-31', recurrencia: 'mensual' });
    await call('comercial', 'PATCH', `/${id}`, { version: 1, fecha: '2030-02-10' });
    const { siguienteId } = await send('comercial', id, 'hacer');
    expect((await call('comercial', 'GET', `/${siguienteId}`)).body.fecha).toBe('2030-03-10');
  });
});

test('a deleted task is in the bin and comes back from it', async () => {
  const { id } = await create('comercial');
  expect((await call('comercial', 'DELETE', `/${id}`)).status).toBe(204);
  expect([await titles('comercial'), await titles('comercial', 'papelera=si')]).toEqual([
    [],
    [LLAMADA.titulo],
  ]);
  expect((await call('comercial', 'POST', `/${id}/hacer`)).status).toBe(404);
  expect((await send('comercial', id, 'restaurar')).borrada).toBe(false);
  expect(await titles('comercial')).toEqual([LLAMADA.titulo]);
});

test('the tasks past their day are the pending ones of before today', async () => {
  await create('comercial', { titulo: 'De ayer', fecha: '2020-01-01' });
  await create('comercial', { titulo: 'De hoy', fecha: today() });
  const done = await create('comercial', { titulo: 'Hecha', fecha: '2020-01-01' });
  await send('comercial', done.id, 'hacer');
  const overdue = encodeURIComponent(JSON.stringify({ and: [['vencida', 'yes']] }));
  expect(await titles('comercial', `estado=todas&donde=${overdue}`)).toEqual(['De ayer']);
});

test('the agenda has the tasks of its days, done or not, those without a time first', async () => {
  await create('comercial', { titulo: 'A las diez', hora: '10:00' });
  await create('comercial', { titulo: 'Sin hora' });
  await create('comercial', { titulo: 'De otro mes', fecha: '2027-01-31' });
  const path = '/agenda?desde=2026-11-30&hasta=2027-01-03';
  const { rows } = tareas.agenda.response.parse((await call('comercial', 'GET', path)).body);
  expect(rows.map(({ titulo }) => titulo)).toEqual(['Sin hora', 'A las diez']);
  const wide = await call('comercial', 'GET', '/agenda?desde=2026-01-01&hasta=2026-12-31');
  expect([wide.status, Object.keys(wide.body.errors)]).toEqual([400, ['hasta']]);
});
