import { beforeEach, expect, test } from 'vitest';
import { bancoDePrueba, type Quien } from '../../test-banco.ts';

const { call, ids, db, acciones } = await bancoDePrueba('/v1/tareas');

beforeEach(async () => {
  await db.deleteFrom('tarea').execute();
});

async function create(who: Quien, titulo: string, changes: object = {}): Promise<string> {
  const { body } = await call(who, 'POST', '', {
    tipo: 'llamada',
    titulo,
    fecha: '2026-12-01',
    ...changes,
  });
  return body.id;
}

const read = async (id: string) => (await call('admin', 'GET', `/${id}`)).body;
const undo = (who: Quien, operation: { id: string }) =>
  call(who, 'POST', `/v1/operaciones/${operation.id}/deshacer`);

test('many tasks are tried, done with the next ones of those that repeat, and undone', async () => {
  const once = await create('comercial', 'Una vez');
  const weekly = await create('comercial', 'Cada semana', { recurrencia: 'semanal' });
  const foreign = await create('otro', 'De otro');
  const request = { accion: 'hacer', ids: [once, weekly, foreign] };
  const { body: tried } = await call('comercial', 'POST', '/lote/ensayo', request);
  expect(tried).toMatchObject({ total: 2, hechos: 2, noHechos: 0 });
  expect((await read(once)).estado).toBe('pendiente');
  const { body } = await call('comercial', 'POST', '/lote', { ...request, esperados: 2 });
  expect(body).toMatchObject({ tipo: 'tareas', hechas: 2, rechazadas: 0, acciones: ['deshacer'] });
  expect([(await read(once)).estado, (await read(weekly)).estado]).toEqual(['hecha', 'hecha']);
  expect((await read(foreign)).estado).toBe('pendiente');
  const { siguienteId } = await read(weekly);
  expect((await read(siguienteId)).fecha).toBe('2026-12-08');
  expect((await undo('comercial', body)).body).toMatchObject({ hechas: 2, rechazadas: 0 });
  expect([(await read(once)).estado, (await read(siguienteId)).borrada]).toEqual(['pendiente', true]);
  expect(await acciones(once)).toEqual(['crear', 'completar', 'reabrir']);
});

test('many tasks move to another day, except those that are done, and the undo leaves what changed since', async () => {
  const [pending, repeated, done] = [
    await create('comercial', 'Pendiente', { hora: '09:30' }),
    await create('comercial', 'Repetida', { recurrencia: 'mensual' }),
    await create('comercial', 'Hecha'),
  ];
  await call('comercial', 'POST', `/${done}/hacer`);
  const request = { accion: 'mover', fecha: '2026-12-15', filtros: { estado: 'todas' } };
  const { body: tried } = await call('comercial', 'POST', '/lote/ensayo', request);
  expect(tried.filas.find(({ id }: { id: string }) => id === done)).toMatchObject({
    motivo: 'Ya está hecha',
  });
  const { body } = await call('comercial', 'POST', '/lote', { ...request, esperados: 3 });
  expect(body).toMatchObject({ hechas: 2, rechazadas: 1 });
  expect(await read(pending)).toMatchObject({ fecha: '2026-12-15', hora: '09:30' });
  await call('comercial', 'PATCH', `/${pending}`, { version: 2, nota: 'Otra cosa' });
  const { body: undone } = await undo('comercial', body);
  expect(undone).toMatchObject({ hechas: 1, rechazadas: 1 });
  const { body: refused } = await call(
    'comercial',
    'GET',
    `/v1/operaciones/${undone.id}/filas?resultado=rechazada`,
  );
  expect(refused.rows).toMatchObject([{ nombre: 'Pendiente', motivo: 'Se cambió después' }]);
  expect([(await read(pending)).fecha, (await read(repeated)).fecha]).toEqual(['2026-12-15', '2026-12-01']);
});

test('many tasks are given to somebody of the team and to nobody outside of it, and come back', async () => {
  const id = await create('jefa', 'Visitar');
  const { body } = await call('jefa', 'POST', '/lote', {
    accion: 'encargar',
    comercialId: ids.comercial,
    ids: [id],
  });
  expect(body).toMatchObject({ hechas: 1 });
  expect((await read(id)).comercialId).toBe(ids.comercial);
  expect((await undo('jefa', body)).body).toMatchObject({ hechas: 1 });
  expect((await read(id)).comercialId).toBe(ids.jefa);
  const outside = { accion: 'encargar', comercialId: ids.otro, ids: [id] };
  const { body: tried } = await call('jefa', 'POST', '/lote/ensayo', outside);
  expect(tried.filas).toMatchObject([{ motivo: 'No existe ese comercial en tu equipo' }]);
});

test('a change of many tasks takes what it needs, and nothing else', async () => {
  const refused = async (request: object) =>
    Object.keys((await call('comercial', 'POST', '/lote/ensayo', request)).body.errors);
  expect(await refused({ accion: 'mover', ids: ['x'] })).toEqual(['fecha']);
  expect(await refused({ accion: 'encargar', ids: ['x'] })).toEqual(['comercialId']);
  expect(await refused({ accion: 'hacer', fecha: '2026-12-01', ids: ['x'] })).toEqual(['fecha']);
  expect(await refused({ accion: 'hacer' })).toEqual(['ids']);
});
