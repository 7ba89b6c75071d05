import { expect, test } from 'vitest';
import { TEST_USERS } from '../../platform/test-app.ts';
import { bancoDePrueba } from '../../test-banco.ts';

const { call, ids, db, acciones } = await bancoDePrueba('/v1/admin/comerciales');

const propuesta = async (codigo: string, estado: 'borrador' | 'rechazada') => {
  const fila = {
    codigo,
    clienteId: ids.taller,
    comercialId: ids.comercial,
    creadoPor: TEST_USERS.admin.id,
    estado,
  };
  return (await db.insertInto('propuesta').values(fila).returning('id').executeTakeFirstOrThrow()).id;
};
const abierta = await propuesta('P-1', 'borrador');
const cerrada = await propuesta('P-2', 'rechazada');

const deQuien = async (id: string) =>
  (await db.selectFrom('propuesta').select('comercialId').where('id', '=', id).executeTakeFirstOrThrow())
    .comercialId;
const dejarTodo = { propuestasAbiertas: 'dejar', contratosEnBorrador: 'dejar' };

test('asks before what there is under way', async () => {
  const { body } = await call('admin', 'GET', `/${ids.comercial}/traspaso`);
  expect(body).toEqual({
    ...{ clientes: 2, puntosSinCliente: 1, propuestasAbiertas: 1, contratosEnBorrador: 0 },
    ...{ contratosActivos: 0, equipo: 0 },
  });
});

test.each([
  ['nobody', { destinoId: 'x' }],
  ['oneself', { destinoId: ids.comercial }],
])('400: to %s', async (_, destino) => {
  const { status, body } = await call('admin', 'POST', `/${ids.comercial}/traspaso`, {
    ...dejarTodo,
    ...destino,
  });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['destinoId']]);
});

test('of two transfers at once, one takes it all; closed deals stay where they were', async () => {
  const pasar = (destinoId: string) =>
    call('admin', 'POST', `/${ids.comercial}/traspaso`, {
      ...dejarTodo,
      propuestasAbiertas: 'traspasar',
      destinoId,
    });
  const hechos = await Promise.all([pasar(ids.otro), pasar(ids.jefa)]);
  expect(hechos.map(({ status }) => status)).toEqual([200, 200]);
  expect(hechos.map(({ body }) => body.clientes).sort()).toEqual([0, 2]);
  const [ganador] = hechos[0].body.clientes === 2 ? [ids.otro] : [ids.jefa];
  expect([await deQuien(abierta), await deQuien(cerrada)]).toEqual([ganador, ids.comercial]);
  expect(await acciones(abierta)).toEqual(['traspasar']);
  const { body: suyos } = await call('admin', 'GET', `/v1/puntos-suministro?comercial=${ids.comercial}`);
  expect(suyos.count).toBe(0);
  const operacionId = hechos.map(({ body }) => body.operacionId).find((id) => id !== null);
  const { body } = await call('admin', 'POST', `/v1/clientes/operaciones/${operacionId}/deshacer`);
  expect(body.deshechos).toBe(2);
  expect((await call('comercial', 'GET', '/v1/clientes')).body.count).toBe(2);
});

test('the team goes along when asked to, and never under itself', async () => {
  const pasar = (origen: string, destinoId: string) =>
    call('admin', 'POST', `/${origen}/traspaso`, { ...dejarTodo, equipo: 'traspasar', destinoId });
  const dentro = await call('admin', 'POST', '', { nombre: 'Nieta', responsableId: ids.comercial });
  const { status, body } = await pasar(ids.jefa, dentro.body.id);
  expect([status, body.code]).toEqual([409, 'ciclo-en-la-jerarquia']);
  expect((await pasar(ids.jefa, ids.otro)).body.equipo).toBe(1);
  const { body: ficha } = await call('admin', 'GET', `/v1/comerciales/${ids.comercial}`);
  expect(ficha.responsable).toEqual({ id: ids.otro, nombre: 'Otro' });
});
