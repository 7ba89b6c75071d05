import { expect, test } from 'vitest';
import { bancoDePrueba } from '../../../test-banco.ts';

const { call, ids, db, acciones } = await bancoDePrueba();

type Fila = { readonly resultado: string; readonly motivo: string | null };

const deQuien = async (id: string) =>
  (await db.selectFrom('cliente').select('comercialId').where('id', '=', id).executeTakeFirstOrThrow())
    .comercialId;

test('an assignment of many clients shows what would change, does it row by row, and undoes it with its points', async () => {
  const seleccion = { ids: [ids.panaderia, ids.clienteDeOtro, ids.taller, 'x'], comercialId: ids.jefa };
  const { body: vista } = await call('jefa', 'POST', '/asignacion/previsualizacion', seleccion);
  expect(vista).toMatchObject({ total: 2, cambian: 2 });
  expect(vista.muestra).toContainEqual({
    id: ids.taller,
    nombre: 'Ábaco Talleres',
    de: 'Comercial',
    a: 'Jefa',
  });
  const { body } = await call('jefa', 'POST', '/asignacion', { ...seleccion, esperados: 2 });
  expect(body).toMatchObject({ tipo: 'asignacion', total: 3, hechas: 2, rechazadas: 1 });
  const { body: filas } = await call('jefa', 'GET', `/v1/operaciones/${body.id}/filas`);
  expect(filas.rows.map(({ resultado, motivo }: Fila) => [resultado, motivo])).toEqual([
    ['hecha', null],
    ['rechazada', 'No existe, o ya no lo ves'],
    ['hecha', null],
  ]);
  expect(await deQuien(ids.taller)).toBe(ids.jefa);
  expect((await call('comercial', 'GET', '/v1/puntos-suministro?q=abaco')).body.count).toBe(0);
  expect(await acciones(ids.taller)).toEqual(['asignar-comercial']);
  const deshacer = `/v1/operaciones/${body.id}/deshacer`;
  expect((await call('comercial', 'POST', deshacer)).status).toBe(404);
  expect((await call('jefa', 'POST', deshacer)).body).toMatchObject({ hechas: 2, rechazadas: 0 });
  expect(await deQuien(ids.taller)).toBe(ids.comercial);
  expect((await call('comercial', 'GET', '/v1/puntos-suministro?q=abaco')).body.count).toBe(1);
  const otraVez = await call('jefa', 'POST', deshacer);
  expect([otraVez.status, otraVez.body.code]).toEqual([409, 'ya-deshecha']);
});

test('the undo of an assignment leaves what somebody has touched since', async () => {
  const { body } = await call('admin', 'POST', '/asignacion', {
    filtro: { comercial: ids.comercial },
    comercialId: ids.otro,
    esperados: 2,
  });
  const { body: cliente } = await call('admin', 'GET', `/${ids.taller}`);
  await call('otro', 'PATCH', `/${ids.taller}`, { version: cliente.version, municipio: 'Getafe' });
  const { body: deshecho } = await call('admin', 'POST', `/v1/operaciones/${body.id}/deshacer`);
  expect(deshecho).toMatchObject({ hechas: 1, rechazadas: 1 });
  const omitidas = `/v1/operaciones/${deshecho.id}/filas?resultado=rechazada`;
  expect((await call('admin', 'GET', omitidas)).body.rows).toMatchObject([
    { entidadId: ids.taller, nombre: 'Ábaco Talleres', motivo: 'Se cambió después' },
  ]);
  expect([await deQuien(ids.taller), await deQuien(ids.panaderia)]).toEqual([ids.otro, ids.comercial]);
});

test('an assignment refuses another number than the one that was shown, and to give away outside the team', async () => {
  const ajena = await call('comercial', 'POST', '/asignacion', {
    ids: [ids.panaderia],
    comercialId: null,
    esperados: 4,
  });
  expect([ajena.status, ajena.body.code, ajena.body.datos]).toEqual([
    409,
    'seleccion-cambiada',
    { cambian: 1 },
  ]);
  const fuera = await call('comercial', 'POST', '/asignacion', {
    ids: [ids.panaderia],
    comercialId: ids.otro,
  });
  expect([fuera.status, Object.keys(fuera.body.errors)]).toEqual([400, ['comercialId']]);
  for (const malo of [{ comercialId: null }, { ids: [], filtro: {}, comercialId: null }]) {
    expect((await call('comercial', 'POST', '/asignacion', malo)).body.errors).toHaveProperty('ids');
  }
});

test('after two assignments at once each client is whole, with its points', async () => {
  const assign = (comercialId: string) =>
    call('admin', 'POST', '/asignacion', { ids: [ids.panaderia, ids.taller], comercialId });
  await Promise.all([assign(ids.jefa), assign(ids.otro), assign(ids.comercial)]);
  const { body } = await call('admin', 'GET', `/v1/puntos-suministro?cliente=${ids.panaderia}`);
  expect(body.rows[0].comercial.id).toBe(await deQuien(ids.panaderia));
  expect(await deQuien(ids.taller)).toBe(await deQuien(ids.panaderia));
});

test('the list of operations has one’s own, and all of them for an administrator', async () => {
  expect((await call('jefa', 'GET', '/v1/operaciones')).body).toMatchObject({
    count: 1,
    rows: [{ tipo: 'asignacion', hechas: 2, quien: { nombre: 'jefa' }, acciones: [] }],
  });
  expect((await call('comercial', 'GET', '/v1/operaciones')).body.count).toBe(0);
  expect((await call('admin', 'GET', '/v1/operaciones')).body.count).toBeGreaterThan(3);
});
