import { expect, test } from 'vitest';
import { bancoDePrueba } from '../../test-banco.ts';

const { call, ids, cups, db, acciones } = await bancoDePrueba('/v1/puntos-suministro');

const ownerOf = async (code: string) => {
  const { body } = await call('admin', 'GET', `/${code}`);
  return [body.cliente?.id ?? null, body.comercial?.id ?? null];
};

test('points without a client are given to one, with its representative, and come back to whoever had them', async () => {
  const request = { accion: 'asignar', clienteId: ids.clienteDeOtro, ids: [cups.captado, cups.taller] };
  const before = await ownerOf(cups.captado);
  const { body: tried } = await call('admin', 'POST', '/lote/ensayo', request);
  expect(tried).toMatchObject({ total: 2, hechos: 1, noHechos: 1 });
  expect(tried.filas).toContainEqual(
    expect.objectContaining({ id: cups.taller, motivo: 'Ya es de otro cliente: quítaselo antes' }),
  );
  const { body } = await call('admin', 'POST', '/lote', { ...request, esperados: 2 });
  expect(body).toMatchObject({ tipo: 'puntos', hechas: 1, rechazadas: 1 });
  expect(await ownerOf(cups.captado)).toEqual([ids.clienteDeOtro, ids.otro]);
  const { body: undone } = await call('admin', 'POST', `/v1/operaciones/${body.id}/deshacer`);
  expect(undone).toMatchObject({ hechas: 1, rechazadas: 0 });
  expect(await ownerOf(cups.captado)).toEqual(before);
  expect(await acciones(cups.captado)).toEqual(['asignar', 'desvincular']);
});

test('all the points of a client are taken from it by the filter, except one with a contract in force', async () => {
  await db
    .updateTable('puntoSuministro')
    .set({ conContrato: true })
    .where('cups', '=', cups.panaderia)
    .execute();
  const request = { accion: 'quitar', ids: [cups.panaderia, cups.taller] };
  const { body } = await call('comercial', 'POST', '/lote', request);
  expect(body).toMatchObject({ hechas: 1, rechazadas: 1 });
  const { body: rows } = await call(
    'comercial',
    'GET',
    `/v1/operaciones/${body.id}/filas?resultado=rechazada`,
  );
  expect(rows.rows).toMatchObject([
    { entidadId: cups.panaderia, motivo: 'Tiene un contrato en vigor con su cliente' },
  ]);
  expect(await ownerOf(cups.taller)).toEqual([null, ids.comercial]);
  const { body: none } = await call('comercial', 'POST', '/lote/ensayo', {
    accion: 'quitar',
    filtros: { cliente: ids.taller },
  });
  expect(none.total).toBe(0);
});

test('nobody gives away points that they do not see, nor gives points to a client that they do not see', async () => {
  const request = { accion: 'asignar', clienteId: ids.taller, ids: [cups.deOtro] };
  expect((await call('comercial', 'POST', '/lote/ensayo', request)).body.total).toBe(0);
  const { body } = await call('comercial', 'POST', '/lote/ensayo', {
    ...request,
    clienteId: ids.clienteDeOtro,
    ids: [cups.captado],
  });
  expect(body.filas).toMatchObject([{ hecho: false, motivo: 'No existe ese cliente' }]);
  const { body: none } = await call('comercial', 'POST', '/lote/ensayo', { accion: 'asignar', ids: ['x'] });
  expect(Object.keys(none.errors)).toEqual(['clienteId']);
});
