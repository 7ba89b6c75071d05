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

test('a transfer says beforehand what there is to hand over', async () => {
  const { body } = await call('admin', 'GET', `/${ids.comercial}/traspaso`);
  expect(body).toEqual({
    clientes: 2,
    puntosSinCliente: 1,
    propuestasAbiertas: 1,
    contratosEnBorrador: 0,
    contratosActivos: 0,
    equipo: 0,
  });
});

test.each([
  ['nobody', { destinoId: 'x' }],
  ['oneself', { destinoId: ids.comercial }],
])('a transfer is refused to %s', async (_, destino) => {
  const { status, body } = await call('admin', 'POST', `/${ids.comercial}/traspaso`, {
    ...dejarTodo,
    ...destino,
  });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['destinoId']]);
});

test('of two transfers at once one is done, closed deals stay where they were, and its undo brings all back', async () => {
  const handOver = (destinoId: string) =>
    call('admin', 'POST', `/${ids.comercial}/traspaso`, {
      ...dejarTodo,
      propuestasAbiertas: 'traspasar',
      destinoId,
    });
  const hechos = await Promise.all([handOver(ids.otro), handOver(ids.jefa)]);
  const primero = hechos.find(({ body }) => body.operacion?.hechas > 0)?.body ?? expect.fail('none done');
  expect(primero).toMatchObject({ clientes: 2, puntosSinCliente: 1, propuestas: 1 });
  expect(primero.operacion).toMatchObject({ estado: 'terminada', total: 4, hechas: 4 });
  const segundo = hechos.find(({ body }) => body !== primero);
  expect(segundo?.status === 409 || segundo?.body.operacion.hechas === 0).toBe(true);
  const [ganador] = hechos[0].body === primero ? [ids.otro] : [ids.jefa];
  expect([await deQuien(abierta), await deQuien(cerrada)]).toEqual([ganador, ids.comercial]);
  expect(await acciones(abierta)).toEqual(['traspasar']);
  const { body: suyos } = await call('admin', 'GET', `/v1/puntos-suministro?comercial=${ids.comercial}`);
  expect(suyos.count).toBe(0);
  const { body } = await call('admin', 'POST', `/v1/operaciones/${primero.operacion.id}/deshacer`);
  expect(body).toMatchObject({ hechas: 4, rechazadas: 0 });
  expect(await deQuien(abierta)).toBe(ids.comercial);
  const { body: devueltos } = await call('admin', 'GET', `/v1/puntos-suministro?comercial=${ids.comercial}`);
  expect(devueltos.count).toBeGreaterThan(1);
  expect((await call('comercial', 'GET', '/v1/clientes')).body.count).toBe(2);
});

test('the undo of a transfer leaves what somebody has touched since, and names it', async () => {
  const { body } = await call('admin', 'POST', `/${ids.comercial}/traspaso`, {
    ...dejarTodo,
    propuestasAbiertas: 'traspasar',
    destinoId: ids.otro,
  });
  await db
    .updateTable('propuesta')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', abierta)
    .execute();
  const { body: vuelta } = await call('admin', 'POST', `/v1/operaciones/${body.operacion.id}/deshacer`);
  expect(vuelta).toMatchObject({ hechas: 3, rechazadas: 1 });
  const omitidas = `/v1/operaciones/${vuelta.id}/filas?resultado=rechazada`;
  expect((await call('admin', 'GET', omitidas)).body.rows).toMatchObject([
    { entidad: 'propuesta', nombre: 'P-1', motivo: 'Se cambió después' },
  ]);
  expect(await deQuien(abierta)).toBe(ids.otro);
});

test('a transfer takes the team along when asked to, and never under itself', async () => {
  const handOverAs = (origen: string, destinoId: string) =>
    call('admin', 'POST', `/${origen}/traspaso`, { ...dejarTodo, equipo: 'traspasar', destinoId });
  const dentro = await call('admin', 'POST', '', { nombre: 'Nieta', responsableId: ids.comercial });
  const { status, body } = await handOverAs(ids.jefa, dentro.body.id);
  expect([status, body.code]).toEqual([409, 'ciclo-en-la-jerarquia']);
  expect((await handOverAs(ids.jefa, ids.otro)).body.equipo).toBe(1);
  const { body: ficha } = await call('admin', 'GET', `/v1/comerciales/${ids.comercial}`);
  expect(ficha.responsable).toEqual({ id: ids.otro, nombre: 'Otro' });
});
