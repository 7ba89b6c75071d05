import { expect, test } from 'vitest';
import { negocioDeContratos } from './modules/contratos/test-contratos.ts';
import { testApp } from './platform/test-app.ts';
import { NIF } from './test-banco.ts';

const harness = await testApp();
const { call, alta, take, ids } = await negocioDeContratos(harness);

const rehearse = (quien: 'comercial' | 'otro' | 'cliente' | 'admin', pedido: object) =>
  call(quien, 'POST', '/clientes/lote/ensayo', pedido);
const lote = (quien: 'comercial' | 'admin', pedido: object) => call(quien, 'POST', '/clientes/lote', pedido);
const estadoDe = async (id: string) => (await call('admin', 'GET', `/clientes/${id}`)).body.estado;
const undo = (quien: 'comercial' | 'admin' | 'otro', id: string) =>
  call(quien, 'POST', `/operaciones/${id}/deshacer`);
const rechazadas = async (id: string) =>
  (await call('admin', 'GET', `/operaciones/${id}/filas?resultado=rechazada`)).body.rows;

test('a deletion of many clients says why not of some, touches nobody else’s, and is undone', async () => {
  await take(await alta(), 'enviar', { accion: 'firmar', fecha: '2025-01-10' }, 'dar-por-firmado');
  const pedido = { accion: 'borrar', ids: [ids.taller, ids.panaderia, ids.clienteDeOtro, 'x'] };
  const vista = (await rehearse('comercial', pedido)).body;
  expect(vista).toMatchObject({ total: 2, probados: 2, hechos: 1, noHechos: 1 });
  const motivo = 'Tiene un contrato firmado y en vigor o en trámite: no se puede borrar';
  expect(vista.filas).toContainEqual(
    expect.objectContaining({ id: ids.taller, nombre: 'Ábaco Talleres', hecho: false, motivo }),
  );
  expect(await estadoDe(ids.panaderia)).toBe('activo');
  const { body } = await lote('comercial', { ...pedido, esperados: 2 });
  expect(body).toMatchObject({ tipo: 'clientes', total: 2, hechas: 1, rechazadas: 1 });
  expect(await rechazadas(body.id)).toMatchObject([{ entidadId: ids.taller, motivo }]);
  expect([await estadoDe(ids.panaderia), await estadoDe(ids.taller)]).toEqual(['borrado', 'activo']);
  expect(await estadoDe(ids.clienteDeOtro)).toBe('activo');
  expect((await undo('otro', body.id)).status).toBe(404);
  expect((await undo('comercial', body.id)).body).toMatchObject({ hechas: 1, rechazadas: 0 });
  expect(await estadoDe(ids.panaderia)).toBe('activo');
});

test("a change of many clients refuses others than those seen, a client's account, and an unclear selection", async () => {
  const pedido = { accion: 'borrar', filtros: { q: 'panaderia' } };
  expect((await rehearse('comercial', pedido)).body.total).toBe(1);
  expect((await rehearse('otro', pedido)).body.total).toBe(0);
  const otros = await lote('comercial', { ...pedido, esperados: 2 });
  expect([otros.status, otros.body.code]).toEqual([409, 'seleccion-cambiada']);
  expect(await estadoDe(ids.panaderia)).toBe('activo');
  expect((await rehearse('cliente', pedido)).status).toBe(403);
  expect((await rehearse('comercial', { ...pedido, ids: [ids.taller] })).body.errors).toHaveProperty('ids');
  expect((await rehearse('comercial', { accion: 'borrar' })).body.errors).toHaveProperty('ids');
  expect((await rehearse('comercial', { ...pedido, filtros: { estado: 'x' } })).status).toBe(400);
});

test('a block of many clients needs a reason and an administrator, and is undone', async () => {
  const pedido = { accion: 'bloquear', motivo: 'Impago', ids: [ids.panaderia, ids.taller] };
  expect((await lote('comercial', pedido)).status).toBe(403);
  expect((await rehearse('admin', { ...pedido, motivo: undefined })).body.errors).toHaveProperty('motivo');
  await call('admin', 'POST', `/admin/clientes/${ids.taller}/bloquear`, { motivo: 'De antes' });
  const { body } = await lote('admin', pedido);
  expect(body).toMatchObject({ hechas: 1, rechazadas: 1 });
  expect(await rechazadas(body.id)).toMatchObject([{ entidadId: ids.taller, motivo: 'Ya está bloqueado' }]);
  const { body: abiertos } = await lote('admin', { accion: 'desbloquear', ids: [ids.taller] });
  expect(await estadoDe(ids.taller)).toBe('activo');
  for (const { id } of [body, abiertos]) expect((await undo('admin', id)).body.hechas).toBe(1);
  expect((await call('admin', 'GET', `/clientes/${ids.taller}`)).body.bloqueo).toMatchObject({
    motivo: 'De antes',
  });
  expect(await estadoDe(ids.panaderia)).toBe('activo');
});

test('undoing a deletion skips clients whose NIF another one has, or that were changed since', async () => {
  const nuevo = async (nombre: string, nif: string | null) =>
    (await call('comercial', 'POST', '/clientes', { tipo: 'empresa', nombre, nif })).body.id;
  const [primero, segundo, tercero] = [
    await nuevo('Uno', NIF.empresa),
    await nuevo('Otro', null),
    await nuevo('Tres', null),
  ];
  const { body } = await lote('comercial', { accion: 'borrar', ids: [primero, segundo, tercero] });
  expect(body.hechas).toBe(3);
  await nuevo('Con su NIF', NIF.empresa);
  await call('comercial', 'POST', `/clientes/${segundo}/restaurar`);
  const { body: deshecho } = await undo('comercial', body.id);
  expect(deshecho).toMatchObject({ estado: 'terminada', hechas: 1, rechazadas: 2 });
  const motivos = (await rechazadas(deshecho.id)).map(({ motivo }: { motivo: string }) => motivo);
  expect(motivos.toSorted()).toEqual([
    'Se cambió después',
    'Ya hay otro cliente con su NIF: habla con administración',
  ]);
});
