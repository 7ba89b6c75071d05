import { expect, test } from 'vitest';
import { TEST_USERS } from '../../platform/test-app.ts';
import { bancoDePrueba } from '../../test-banco.ts';

const { call, acciones, db } = await bancoDePrueba('/v1/admin/usuarios');
const { admin, comercial } = TEST_USERS;

const estadoDe = async (id: string) =>
  (await db.selectFrom('usuario').select('estado').where('id', '=', id).executeTakeFirstOrThrow()).estado;

test('a trial says which accounts would be blocked and why one would not, and blocks none', async () => {
  const { body: lista } = await call('admin', 'GET', '?limit=100');
  const { body } = await call('admin', 'POST', '/lote/ensayo', { accion: 'bloquear', filtros: {} });
  expect(body).toMatchObject({ total: lista.count, hechos: lista.count - 1, noHechos: 1 });
  expect(body.filas).toContainEqual({
    id: admin.id,
    nombre: expect.any(String),
    detalle: 'admin@prueba.es',
    hecho: false,
    motivo: 'No puedes hacer esto con tu propia cuenta',
  });
  expect(await estadoDe(comercial.id)).toBe('activo');
});

test('a trial of invitations sends none', async () => {
  const mails = () => db.selectFrom('correo').select('id').execute();
  const before = await mails();
  const { body: vera } = await call('admin', 'POST', '/v1/admin/comerciales', {
    nombre: 'Vera',
    email: 'vera@vatio.example',
  });
  const { body: invitada } = await call('admin', 'POST', `/v1/admin/comerciales/${vera.id}/invitacion`);
  expect(await mails()).toHaveLength(before.length + 1);
  const ids = [invitada.comercial.cuentaId, comercial.id];
  const { body } = await call('admin', 'POST', '/lote/ensayo', { accion: 'reenviar-invitacion', ids });
  expect(body).toMatchObject({ total: 2, hechos: 1, noHechos: 1 });
  expect(await mails()).toHaveLength(before.length + 1);
});

test('accounts that a filter finds are blocked, with the reasons of those that are not, and unblocked by undoing', async () => {
  const { body: lista } = await call('admin', 'GET', '?limit=100');
  const pedido = { accion: 'bloquear', filtros: {} };
  const otros = await call('admin', 'POST', '/lote', { ...pedido, esperados: lista.count + 1 });
  expect([otros.status, otros.body.code]).toEqual([409, 'seleccion-cambiada']);
  const { body } = await call('admin', 'POST', '/lote', { ...pedido, esperados: lista.count });
  expect(body).toMatchObject({ tipo: 'cuentas', hechas: lista.count - 1, rechazadas: 1 });
  const { body: filas } = await call('admin', 'GET', `/v1/operaciones/${body.id}/filas?resultado=rechazada`);
  expect(filas.rows).toMatchObject([
    { entidadId: admin.id, nombre: 'admin@prueba.es', motivo: 'No puedes hacer esto con tu propia cuenta' },
  ]);
  expect(await estadoDe(comercial.id)).toBe('bloqueado');
  await call('admin', 'POST', `/${comercial.id}/desbloquear`);
  const { body: vuelta } = await call('admin', 'POST', `/v1/operaciones/${body.id}/deshacer`);
  expect(vuelta).toMatchObject({ hechas: lista.count - 2, rechazadas: 1 });
  expect(await acciones(comercial.id)).toEqual(['bloquear', 'desbloquear']);
});

test('invitations are sent again to those who have not come yet, which cannot be undone', async () => {
  const { body: nora } = await call('admin', 'POST', '/v1/admin/comerciales', {
    nombre: 'Nora',
    email: 'nora@vatio.example',
  });
  const { body: invitada } = await call('admin', 'POST', `/v1/admin/comerciales/${nora.id}/invitacion`);
  const ids = [invitada.comercial.cuentaId, comercial.id];
  const { body } = await call('admin', 'POST', '/lote', { accion: 'reenviar-invitacion', ids });
  expect(body).toMatchObject({ hechas: 1, rechazadas: 1, acciones: [] });
  const correos = `/v1/correos?entidad=usuario&entidadId=${ids[0]}`;
  expect((await call('admin', 'GET', correos)).body.rows).toMatchObject([
    { motivo: 'invitacion', estado: 'en-cola' },
    { motivo: 'invitacion', estado: 'enviado' },
  ]);
});

test('an export of accounts has exactly those of the list', async () => {
  const { body } = await call('admin', 'GET', '/exportacion?formato=csv&rol=comercial');
  const { body: lista } = await call('admin', 'GET', '?rol=comercial');
  expect(body.trim().split('\r\n')).toHaveLength(lista.count + 1);
  expect(body).toContain('comercial@prueba.es;Comercial;Activa');
  // The instant is late in the evening in UTC, when it is already the next day in Spain.
  await db
    .updateTable('usuario')
    .set({ creadoEn: '2026-07-01T22:30:00Z' })
    .where('id', '=', admin.id)
    .execute();
  const { body: una } = await call('admin', 'GET', '/exportacion?formato=csv&rol=admin');
  expect(una).toContain(';02/07/2026;');
});
