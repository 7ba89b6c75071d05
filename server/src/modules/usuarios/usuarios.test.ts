import { auth, usuarios } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_USERS } from '../../platform/test-app.ts';
import { bancoDePrueba } from '../../test-banco.ts';

const { app, call, ids, db, acciones } = await bancoDePrueba('/v1/admin/usuarios');
const { admin, comercial, cliente } = TEST_USERS;

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const signIn = (email: string) => post(auth.login.path, { email, password: TEST_PASSWORD });
const fila = async (q: string): Promise<usuarios.Usuario> =>
  usuarios.list.response.parse((await call('admin', 'GET', `?q=${q}`)).body).rows[0]!;

test('lists accounts with who they are and what may be done with them', async () => {
  const { body } = await call('admin', 'GET', '?limit=100&sort=email');
  expect(body.count).toBe(5);
  expect(await fila('admin@prueba.es')).toMatchObject({ rol: 'admin', acciones: ['cerrar-sesiones'] });
  expect(await fila('cliente')).toMatchObject({
    clientes: [{ id: ids.panaderia }],
    acciones: ['vincular', 'bloquear', 'cambiar-rol'],
  });
  expect((await fila('prueba%20comercial')).comercial).toEqual({ id: ids.comercial, nombre: 'Comercial' });
  expect((await call('admin', 'GET', '?rol=comercial&estado=activo')).body.count).toBe(3);
});

test('usuarios/opciones finds accounts by name or mail, those of the house before those of clients', async () => {
  const read = async (query: string) =>
    usuarios.options.response.parse((await call('admin', 'GET', `/opciones?${query}`)).body);
  const { rows, more } = await read('');
  expect([rows.length, more, rows.at(-1)?.nombre]).toEqual([5, false, 'Prueba cliente']);
  expect(await read('q=prueba%20comercial')).toMatchObject({ rows: [{ nombre: 'Prueba comercial' }] });
  expect((await read('q=admin@prueba')).rows).toMatchObject([{ email: 'admin@prueba.es' }]);
  expect((await read(`ids=${rows[0]?.id},x`)).rows).toEqual([rows[0]]);
  expect((await read('limit=4')).more).toBe(true);
  expect((await call('admin', 'GET', '/opciones?limit=x')).status).toBe(400);
});

test('approves who registered, as the client that they are', async () => {
  const cuenta = { fullName: 'Eva Sanz', username: 'eva', email: 'eva@prueba.es', password: TEST_PASSWORD };
  await post(auth.register.path, cuenta);
  const { id, acciones: puede } = await fila('eva');
  expect(puede).toEqual(['aprobar', 'bloquear', 'cambiar-rol']);
  for (const clienteId of ['x', ids.panaderia]) {
    expect((await call('admin', 'POST', `/${id}/aprobar`, { clienteId })).body.errors).toHaveProperty(
      'clienteId',
    );
  }
  const { body } = await call('admin', 'POST', `/${id}/aprobar`, { clienteId: ids.taller });
  expect(body).toMatchObject({ estado: 'activo', clientes: [{ id: ids.taller }] });
  expect((await signIn('eva@prueba.es')).statusCode).toBe(200);
  expect((await call({ id, role: 'cliente' }, 'GET', '/v1/puntos-suministro')).body.count).toBe(1);
  expect((await call('admin', 'POST', `/${id}/aprobar`, {})).body.code).toBe('cuenta-no-pendiente');
  expect(await acciones(id)).toEqual(['aprobar', 'vincular']);
});

test('who was let in without a client is told later which one they are, and no more', async () => {
  const cuenta = { fullName: 'Leo Gil', username: 'leo', email: 'leo@prueba.es', password: TEST_PASSWORD };
  await post(auth.register.path, cuenta);
  const { id } = await fila('leo');
  const give = (clienteId: string) => call('admin', 'POST', `/${id}/clientes`, { clienteId });
  expect((await give(ids.clienteDeOtro)).body.code).toBe('cuenta-sin-cliente');
  expect((await call('admin', 'POST', `/${id}/aprobar`, {})).body.acciones).toContain('vincular');
  const ve = async () => (await call({ id, role: 'cliente' }, 'GET', '/v1/clientes')).body.count;
  expect(await ve()).toBe(0);
  expect((await give(ids.panaderia)).body.errors).toHaveProperty('clienteId');
  expect((await give(ids.clienteDeOtro)).body.clientes).toMatchObject([{ id: ids.clienteDeOtro }]);
  expect(await ve()).toBe(1);
  const { body } = await call('admin', 'DELETE', `/${id}/clientes/${ids.clienteDeOtro}`);
  expect(body.clientes).toEqual([]);
  expect(await ve()).toBe(0);
  expect((await call('admin', 'DELETE', `/${id}/clientes/${ids.clienteDeOtro}`)).status).toBe(404);
  expect(await acciones(id)).toEqual(['aprobar', 'vincular', 'desvincular']);
  expect((await call('admin', 'POST', `/${comercial.id}/clientes`, { clienteId: ids.taller })).status).toBe(
    409,
  );
});

test('a block ends the sessions, and keeps out until it is lifted', async () => {
  const { refreshToken } = (await signIn('cliente@prueba.es')).json();
  expect((await fila('cliente')).sesiones).toBe(1);
  expect((await call('admin', 'POST', `/${cliente.id}/bloquear`)).body).toMatchObject({
    estado: 'bloqueado',
    sesiones: 0,
  });
  expect((await post(auth.refresh.path, { refreshToken })).statusCode).toBe(401);
  expect((await signIn('cliente@prueba.es')).json().code).toBe('cuenta-bloqueada');
  expect((await call('admin', 'POST', `/${cliente.id}/desbloquear`)).body.estado).toBe('activo');
  expect((await call('admin', 'POST', `/${cliente.id}/desbloquear`)).status).toBe(409);
  expect((await signIn('cliente@prueba.es')).statusCode).toBe(200);
  expect((await call('admin', 'POST', `/${cliente.id}/cerrar-sesiones`)).body.sesiones).toBe(0);
});

test('a role changes from the next session on, never one’s own', async () => {
  const { refreshToken } = (await signIn('comercial@prueba.es')).json();
  expect((await call('admin', 'PATCH', `/${comercial.id}`, { rol: 'admin' })).body.rol).toBe('admin');
  expect((await post(auth.refresh.path, { refreshToken })).statusCode).toBe(401);
  for (const [metodo, url, cuerpo] of [
    ['PATCH', `/${admin.id}`, { rol: 'cliente' }],
    ['POST', `/${admin.id}/bloquear`, {}],
  ] as const) {
    const { status, body } = await call('admin', metodo, url, cuerpo);
    expect([status, body.code]).toEqual([409, 'cuenta-propia']);
  }
});

test('an account that does not exist is a 404', async () => {
  expect((await call('admin', 'POST', '/x/bloquear')).status).toBe(404);
  expect(
    (await call('admin', 'PATCH', '/00000000-0000-4000-8000-00000000ffff', { rol: 'admin' })).status,
  ).toBe(404);
});

test('two administrators who take each other out at once leave one', async () => {
  const takeOff = (quien: typeof admin, a: string) =>
    call({ id: quien.id, role: 'admin' }, 'PATCH', `/${a}`, { rol: 'comercial' });
  const hechos = await Promise.all([takeOff(admin, comercial.id), takeOff(comercial, admin.id)]);
  const [aceptado, rechazado] = hechos.sort((a, b) => a.status - b.status);
  expect(aceptado?.status).toBe(200);
  // The second one is refused as the last administrator, or because they are no longer one.
  expect([
    [401, 'sin-sesion'],
    [403, 'sin-permiso'],
    [409, 'ultimo-administrador'],
  ]).toContainEqual([rechazado?.status, rechazado?.body.code]);
  expect(await db.selectFrom('usuario').select('id').where('rol', '=', 'admin').execute()).toHaveLength(1);
});
