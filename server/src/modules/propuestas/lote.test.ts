import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { casaDePrueba } from './test-propuesta.ts';

const harness = await testApp();
const { db, mails } = harness;
const { call, analisis, borrador, enviada, publico } = await casaDePrueba(harness);
const analizados = [await analisis()];

type Rol = Parameters<typeof call>[3];
const rehearse = (pedido: object, rol?: Rol) => call('POST', '/v1/propuestas/lote/ensayo', pedido, rol);
const lote = (pedido: object, rol?: Rol) => call('POST', '/v1/propuestas/lote', pedido, rol);
const read = async (id: string) => (await call('GET', `/v1/propuestas/${id}`, undefined, 'admin')).body;
const rechazadas = async (id: string) =>
  (await call('GET', `/v1/operaciones/${id}/filas?resultado=rechazada`, undefined, 'admin')).body.rows;
const undo = (id: string) => call('POST', `/v1/operaciones/${id}/deshacer`);

test('a change of many proposals bins drafts, says why it leaves sent ones, and undoes what nobody has touched since', async () => {
  const [primero, segundo, fuera] = [
    await borrador(analizados),
    await borrador(analizados),
    await enviada(analizados),
  ];
  const pedido = { accion: 'borrar', ids: [primero.id, segundo.id, fuera.id, 'x'] };
  const { body: vista } = await rehearse(pedido);
  expect(vista).toMatchObject({ total: 3, probados: 3, hechos: 2, noHechos: 1 });
  expect(vista.filas).toContainEqual({
    id: fuera.id,
    nombre: fuera.codigo,
    detalle: 'Panadería Ñandú',
    hecho: false,
    motivo: 'La propuesta está enviada',
  });
  expect((await read(primero.id)).borrada).toBeNull();
  const { body } = await lote({ ...pedido, esperados: 3 });
  expect(body).toMatchObject({ tipo: 'propuestas', hechas: 2, rechazadas: 1, acciones: ['deshacer'] });
  expect(await rechazadas(body.id)).toMatchObject([
    { entidadId: fuera.id, nombre: fuera.codigo, motivo: 'La propuesta está enviada' },
  ]);
  expect((await read(primero.id)).borrada).not.toBeNull();
  await call('POST', `/v1/propuestas/${segundo.id}/restaurar`);
  const { body: deshecho } = await undo(body.id);
  expect(deshecho).toMatchObject({ hechas: 1, rechazadas: 1 });
  expect(await rechazadas(deshecho.id)).toMatchObject([
    { entidadId: segundo.id, motivo: 'Se cambió después' },
  ]);
  expect((await read(primero.id)).borrada).toBeNull();
  const acciones = await db
    .selectFrom('auditoria')
    .select('accion')
    .where('entidadId', '=', primero.id)
    .orderBy('id')
    .execute();
  expect(acciones.map(({ accion }) => accion)).toEqual(['crear', 'borrar', 'restaurar']);
});

test('a withdrawal of many proposals closes their links, writes to nobody and cannot be undone', async () => {
  const [una, borradorSuyo] = [await enviada(analizados), await borrador(analizados)];
  const enviados = mails.length;
  const pedido = { accion: 'retirar', ids: [una.id, borradorSuyo.id] };
  expect((await rehearse(pedido)).body).toMatchObject({ hechos: 1, noHechos: 1 });
  expect((await publico('GET', una.token)).status).toBe(200);
  const { body } = await lote(pedido);
  expect(body).toMatchObject({ hechas: 1, rechazadas: 1, acciones: [] });
  expect((await publico('GET', una.token)).status).not.toBe(200);
  expect(await read(una.id)).toMatchObject({ estado: 'borrador', numero: 2 });
  const vuelta = await undo(body.id);
  expect([vuelta.status, vuelta.body.code]).toEqual([409, 'sin-vuelta']);
  expect(mails).toHaveLength(enviados);
});

test('a filter of proposals is taken out of the bin and put back while it finds as many as were seen', async () => {
  await lote({ accion: 'borrar', filtros: { estado: 'borrador' } });
  const pedido = { accion: 'restaurar', filtros: { borradas: 'si' } };
  const { total } = (await rehearse(pedido)).body;
  expect(total).toBeGreaterThan(2);
  const otras = await lote({ ...pedido, esperados: total - 1 });
  expect([otras.status, otras.body.code]).toEqual([409, 'seleccion-cambiada']);
  expect((await rehearse(pedido)).body.hechos).toBe(total);
  const { body } = await lote({ ...pedido, esperados: total });
  expect(body).toMatchObject({ hechas: total, rechazadas: 0 });
  expect((await rehearse(pedido)).body.total).toBe(0);
  expect((await undo(body.id)).body).toMatchObject({ hechas: total, rechazadas: 0 });
  expect((await rehearse(pedido)).body.total).toBe(total);
});

test("a change of many proposals reaches nobody else's, and is refused to clients", async () => {
  const mia = await borrador(analizados);
  await db.updateTable('cliente').set({ comercialId: null }).where('id', '=', mia.cliente.id).execute();
  for (const cuales of [{ ids: [mia.id] }, { filtros: {} }]) {
    expect((await rehearse({ accion: 'borrar', ...cuales })).body.total).toBe(0);
    expect((await lote({ accion: 'borrar', ...cuales })).body.total).toBe(0);
    expect((await rehearse({ accion: 'borrar', ...cuales }, 'cliente')).status).toBe(403);
    expect((await lote({ accion: 'borrar', ...cuales }, 'cliente')).status).toBe(403);
  }
  expect((await read(mia.id)).borrada).toBeNull();
  const dos = await rehearse({ accion: 'borrar', ids: [mia.id], filtros: {} });
  expect([dos.status, Object.keys(dos.body.errors)]).toEqual([400, ['ids']]);
});
