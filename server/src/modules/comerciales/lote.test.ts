import { beforeEach, expect, test } from 'vitest';
import { bancoDePrueba } from '../../test-banco.ts';

const { call, ids, db, acciones } = await bancoDePrueba('/v1/admin/comerciales');

const nuevos: string[] = [];

beforeEach(async () => {
  for (const nombre of ['Ana', 'Blas']) {
    nuevos.push((await call('admin', 'POST', '', { nombre, zona: 'De prueba' })).body.id);
  }
});

const read = async (id: string) => (await call('admin', 'GET', `/v1/comerciales/${id}`)).body;
const undo = (operation: { id: string }) => call('admin', 'POST', `/v1/operaciones/${operation.id}/deshacer`);

test('many representatives get another manager, except the one who would close a circle, and go back', async () => {
  const [ana, blas] = nuevos.slice(-2);
  const request = {
    accion: 'cambiar-responsable',
    responsableId: ids.comercial,
    ids: [ana, blas, ids.jefa],
  };
  const { body: tried } = await call('admin', 'POST', '/lote/ensayo', request);
  expect(tried).toMatchObject({ total: 3, hechos: 2, noHechos: 1 });
  const circle = tried.filas.find(({ id }: { id: string }) => id === ids.jefa);
  expect(circle.motivo).toMatch(/^Cerraría un círculo/);
  const { body } = await call('admin', 'POST', '/lote', { ...request, esperados: 3 });
  expect(body).toMatchObject({ tipo: 'comerciales', hechas: 2, rechazadas: 1 });
  expect((await read(ana!)).responsable.id).toBe(ids.comercial);
  expect((await undo(body)).body).toMatchObject({ hechas: 2, rechazadas: 0 });
  expect([(await read(ana!)).responsable, (await read(ids.jefa)).responsable]).toEqual([null, null]);
});

test('those of the filter leave, except one with a portfolio, and come back by the undo with their account', async () => {
  const [ana] = nuevos.slice(-2);
  const { id: usuarioId } = await db
    .insertInto('usuario')
    .values({
      nombre: 'Ana',
      email: 'ana@prueba.es',
      rol: 'comercial',
      estado: 'activo',
      nombreUsuario: 'ana-de-prueba',
      claveHash: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('comercial').set({ usuarioId }).where('id', '=', ana!).execute();
  const { body: tried } = await call('admin', 'POST', '/lote/ensayo', {
    accion: 'dar-de-baja',
    ids: [ana, ids.comercial],
  });
  expect(tried.filas.find(({ id }: { id: string }) => id === ids.comercial).motivo).toBe(
    'Aún tiene cartera o equipo: traspásalos antes',
  );
  const { body } = await call('admin', 'POST', '/lote', {
    accion: 'dar-de-baja',
    filtros: { zona: 'De prueba' },
    esperados: nuevos.length,
  });
  expect(body).toMatchObject({ hechas: nuevos.length, rechazadas: 0 });
  const stateOf = async () =>
    (await db.selectFrom('usuario').select('estado').where('id', '=', usuarioId).executeTakeFirst())?.estado;
  expect([(await read(ana!)).baja !== null, await stateOf()]).toEqual([true, 'bloqueado']);
  expect((await undo(body)).body).toMatchObject({ hechas: nuevos.length, rechazadas: 0 });
  expect([(await read(ana!)).baja, await stateOf()]).toEqual([null, 'activo']);
  expect((await acciones(ana!)).slice(-2)).toEqual(['dar-de-baja', 'reactivar']);
});

test('whoever left is taken back, and whoever works here stays as they are', async () => {
  const [ana, blas] = nuevos.slice(-2);
  await call('admin', 'POST', `/${ana}/baja`);
  const { body } = await call('admin', 'POST', '/lote', { accion: 'reactivar', ids: [ana, blas] });
  expect(body).toMatchObject({ hechas: 1, sinCambios: 1 });
  expect((await read(ana!)).baja).toBeNull();
  const { body: refused } = await call('admin', 'POST', '/lote', {
    accion: 'cambiar-responsable',
    ids: [ana],
  });
  expect(Object.keys(refused.errors)).toEqual(['responsableId']);
});
