import { type auditoria, claves } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_USERS, testApp } from '../../platform/test-app.ts';

const { app, db, as, another, mails } = await testApp();

async function create(body: object) {
  const headers = await as('admin');
  return app.inject({ method: 'POST', url: '/v1/admin/claves', headers, payload: body });
}

const VALID = { nombre: 'Cuadro de mando', ambitos: ['clientes:leer'], dias: 30 };

async function newKey(body: object = {}): Promise<{ id: string; secreto: string }> {
  const { clave, secreto } = (await create({ ...VALID, ...body })).json();
  return { id: clave.id, secreto };
}

const withKey = (secreto: string, url = '/v1/clientes', through = app) =>
  through.inject({ url, headers: { authorization: `Bearer ${secreto}` } });

test('a new key is told once: neither the list nor the database has it', async () => {
  const { clave, secreto } = (await create(VALID)).json();
  expect(secreto).toMatch(/^vat_[\w-]{32}$/);
  expect(clave).toMatchObject({ nombre: 'Cuadro de mando', estado: 'vigente', usada: null });
  expect(secreto.startsWith(clave.inicio)).toBe(true);
  const list = await app.inject({ url: '/v1/admin/claves', headers: await as('admin') });
  expect(list.body).toContain(clave.id);
  expect(list.body).not.toContain(secreto);
  const rows = JSON.stringify(await db.selectFrom('claveApi').selectAll().execute());
  expect(rows).not.toContain(secreto.slice(12));
});

test('a key is refused without a name, without permissions, for ever, or with a permission that no key may have', async () => {
  for (const [wrong, field] of [
    [{ nombre: ' ' }, 'nombre'],
    [{ ambitos: [] }, 'ambitos'],
    [{ ambitos: ['claves:escribir'] }, 'ambitos.0'],
    [{ dias: 400 }, 'dias'],
    [{ usuarioId: 'nadie' }, 'usuarioId'],
  ] as const) {
    const refused = await create({ ...VALID, ...wrong });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  }
});

test('a key reads what its permissions say, and nothing else, in the name of its account', async () => {
  const { secreto } = await newKey({ usuarioId: TEST_USERS.comercial.id });
  expect((await withKey(secreto)).statusCode).toBe(200);
  expect((await withKey(secreto, '/v1/contratos')).json()).toMatchObject({
    status: 403,
    code: 'clave-sin-permiso',
    title: 'La clave no tiene el permiso «contratos:leer»',
  });
  const headers = { authorization: `Bearer ${secreto}` };
  const written = await app.inject({ method: 'POST', url: '/v1/clientes', headers, payload: {} });
  expect(written.json().code).toBe('clave-sin-permiso');
  // A representative has no access to the accounts, whatever the key may do.
  const { secreto: other } = await newKey({ usuarioId: TEST_USERS.comercial.id, ambitos: ['usuarios:leer'] });
  expect((await withKey(other, '/v1/admin/usuarios')).json().code).toBe('sin-permiso');
});

test('the list says when a key was used last', async () => {
  const { id, secreto } = await newKey();
  await withKey(secreto);
  const { rows } = (await app.inject({ url: '/v1/admin/claves', headers: await as('admin') })).json();
  const { usada } = rows.find((row: { id: string }) => row.id === id);
  expect(Date.now() - Date.parse(usada)).toBeLessThan(60_000);
});

test('a revoked key is refused from then on by every process, and revoking it twice is audited once', async () => {
  const other = await another();
  const { id, secreto } = await newKey();
  expect((await withKey(secreto, '/v1/clientes', other)).statusCode).toBe(200);
  for (let time = 0; time < 2; time++) {
    const headers = await as('admin');
    const revoked = await app.inject({ method: 'DELETE', url: `/v1/admin/claves/${id}`, headers });
    expect(revoked.json()).toMatchObject({ id, estado: 'revocada' });
  }
  for (const process of [app, other]) {
    expect((await withKey(secreto, '/v1/clientes', process)).json().code).toBe('clave-no-valida');
  }
  const entries = await db
    .selectFrom('auditoria')
    .selectAll()
    .where('entidadId', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ accion }) => accion)).toEqual(['crear', 'revocar']);
  expect(JSON.stringify(entries)).not.toContain(secreto.slice(12));
});

test('its last use is written once a minute at most, however many calls come at once', async () => {
  const { id, secreto } = await newKey();
  const uses = async () => {
    const { usadaEn } = await db
      .selectFrom('claveApi')
      .select('usadaEn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return usadaEn;
  };
  const writes = async () => {
    const { xmin } = await db
      .selectFrom('claveApi')
      .select(sql<string>`xmin::text`.as('xmin'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return xmin;
  };
  await Promise.all(Array.from({ length: 5 }, () => withKey(secreto)));
  const [first, written] = [await uses(), await writes()];
  await withKey(secreto);
  expect([await uses(), await writes()]).toEqual([first, written]);
  await db
    .updateTable('claveApi')
    .set({ usadaEn: new Date(0) })
    .where('id', '=', id)
    .execute();
  await withKey(secreto);
  expect(Date.now() - Date.parse(String(await uses()))).toBeLessThan(60_000);
});

test('an expired key and one that was never made are refused alike', async () => {
  const expired = await newKey();
  await db
    .updateTable('claveApi')
    .set({ caducaEn: new Date(0) })
    .where('id', '=', expired.id)
    .execute();
  for (const secreto of [expired.secreto, `vat_${'x'.repeat(32)}`, 'vat_']) {
    const { statusCode, body } = await withKey(secreto);
    expect([statusCode, JSON.parse(body).code]).toEqual([401, 'clave-no-valida']);
  }
});

test('a key of an account that is blocked is revoked for good, and none is made for it', async () => {
  const usuarioId = TEST_USERS.cliente.id;
  const { id, secreto } = await newKey({ usuarioId });
  for (const accion of ['bloquear', 'desbloquear']) {
    const url = `/v1/admin/usuarios/${usuarioId}/${accion}`;
    const { statusCode } = await app.inject({ method: 'POST', url, headers: await as('admin') });
    expect(statusCode).toBe(200);
    expect((await withKey(secreto)).json().code).toBe('clave-no-valida');
    const made = await create({ ...VALID, usuarioId });
    expect(made.statusCode).toBe(accion === 'bloquear' ? 400 : 200);
  }
  const { rows } = (await app.inject({ url: '/v1/admin/claves', headers: await as('admin') })).json();
  expect(rows.find((row: { id: string }) => row.id === id).estado).toBe('revocada');
});

test('an account that is gone leaves no key behind', async () => {
  const { id: usuarioId } = await db
    .insertInto('usuario')
    .values({
      nombre: 'De paso',
      nombreUsuario: 'de-paso',
      email: 'de-paso@prueba.es',
      rol: 'comercial',
      estado: 'activo',
      claveHash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { secreto } = await newKey({ usuarioId });
  expect((await withKey(secreto)).statusCode).toBe(200);
  await db.deleteFrom('usuario').where('id', '=', usuarioId).execute();
  expect((await withKey(secreto)).json().code).toBe('clave-no-valida');
});

test('a password that its owner changes leaves the keys as they are; one recovered by mail revokes them', async () => {
  const { secreto } = await newKey({ usuarioId: TEST_USERS.comercial.id });
  const password = 'caballo correcto bateria';
  const changed = await app.inject({
    method: 'PUT',
    url: '/v1/cuenta/contrasena',
    headers: await as('comercial'),
    payload: { actual: TEST_PASSWORD, password },
  });
  expect(changed.statusCode).toBe(200);
  expect((await withKey(secreto)).statusCode).toBe(200);

  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await post('/v1/auth/forgot-password', { email: 'comercial@prueba.es' });
  await expect.poll(() => mails.at(-1)?.to).toBe('comercial@prueba.es');
  await expect.poll(() => mails.at(-1)?.text).toContain('#token=');
  const token = /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  const reset = await post('/v1/auth/reset-password', { token, password: `${password} grapa` });
  expect(reset.statusCode).toBe(200);
  expect((await withKey(secreto)).json().code).toBe('clave-no-valida');
});

test('a key of an administrator who lacks the second step that the house asks for is refused until they have it', async () => {
  const own = await newKey();
  const ofSeller = await newKey({ usuarioId: TEST_USERS.comercial.id });
  const ask = (segundoPasoAdministradores: boolean) =>
    db.updateTable('accesoDeLaCasa').set({ segundoPasoAdministradores }).execute();
  await ask(true);
  const refused = await withKey(own.secreto);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'falta-segundo-paso']);
  expect((await withKey(ofSeller.secreto)).statusCode).toBe(200);
  await db
    .insertInto('segundoPaso')
    .values({ usuarioId: TEST_USERS.admin.id, secreto: Buffer.from('x'), sal: Buffer.from('x') })
    .execute();
  expect((await withKey(own.secreto)).statusCode).toBe(200);
  await ask(false);
});

test('a key neither makes an account, nor moves a portfolio, nor undoes an operation, nor saves what others see', async () => {
  const { secreto } = await newKey({ ambitos: claves.AMBITOS });
  const headers = { authorization: `Bearer ${secreto}` };
  const call = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    app.inject({ method, url, headers, payload });
  const { id, version } = (
    await call('POST', '/v1/clientes', { tipo: 'empresa', nombre: 'De una clave' })
  ).json();
  const vista = { lista: 'clientes', nombre: 'De todos', consulta: '', columnas: [], fijada: true };
  const refused = await Promise.all([
    call('POST', '/v1/admin/comerciales', { nombre: 'Yo', email: 'yo@fuera.example', invitar: true }),
    call('POST', '/v1/clientes/asignacion', { ids: [id], comercialId: null }),
    call('PATCH', `/v1/clientes/${id}`, { version, comercialId: crypto.randomUUID() }),
    call('POST', `/v1/operaciones/${crypto.randomUUID()}/deshacer`, {}),
    call('POST', '/v1/vistas', { ...vista, ambito: 'todos', predeterminadaDe: [] }),
    app.inject({ url: `/v1/admin/clientes/${id}/datos-personales`, headers }),
  ]);
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    refused.map(() => [403, 'clave-sin-permiso']),
  );
  const own = await call('POST', '/v1/vistas', { ...vista, ambito: 'privada', predeterminadaDe: [] });
  expect(own.statusCode).toBe(200);
});

test('a key made in the name of somebody else is told to them, who see it in their account and may end it', async () => {
  const before = mails.length;
  const { id, secreto } = await newKey({ usuarioId: TEST_USERS.comercial.id });
  await expect.poll(() => mails.slice(before).map(({ to }) => to)).toEqual(['comercial@prueba.es']);
  expect(mails.at(-1)?.text).toContain('Prueba admin ha hecho una clave de la API, «Cuadro de mando»');
  const own = async () =>
    (await app.inject({ url: '/v1/cuenta/claves', headers: await as('comercial') })).json().rows;
  expect((await own()).find((row: { id: string }) => row.id === id)).toMatchObject({
    creadaPor: { nombre: 'Prueba admin' },
    ambitos: ['clientes:leer'],
  });
  const end = async (role: 'cliente' | 'comercial') =>
    (await app.inject({ method: 'DELETE', url: `/v1/cuenta/claves/${id}`, headers: await as(role) }))
      .statusCode;
  expect([await end('cliente'), await end('comercial')]).toEqual([404, 204]);
  expect((await withKey(secreto)).json().code).toBe('clave-no-valida');
  expect((await own()).map((row: { id: string }) => row.id)).not.toContain(id);
  const count = mails.length;
  await newKey();
  expect(mails.length).toBe(count);
});

test.each([
  ['is blocked', { estado: 'bloqueado' }],
  ['administers no more', { rol: 'comercial' }],
] as const)('a key made in the name of somebody else ends when its maker %s', async (_, change) => {
  const { secreto } = await newKey({ usuarioId: TEST_USERS.comercial.id });
  const ofAnother = await newKey({ usuarioId: TEST_USERS.cliente.id });
  const maker = TEST_USERS.admin.id;
  await db
    .updateTable('claveApi')
    .set({ creadaPor: TEST_USERS.cliente.id })
    .where('id', '=', ofAnother.id)
    .execute();
  const set = (values: { estado?: 'activo' | 'bloqueado'; rol?: 'admin' | 'comercial' }) =>
    db.updateTable('usuario').set(values).where('id', '=', maker).execute();
  await set(change);
  await set({ estado: 'activo', rol: 'admin' });
  expect((await withKey(secreto)).json().code).toBe('clave-no-valida');
  expect((await withKey(ofAnother.secreto)).statusCode).toBe(200);
});

test('an administrator makes no key in the name of another administrator', async () => {
  const usuarioId = TEST_USERS.comercial.id;
  await db.updateTable('usuario').set({ rol: 'admin' }).where('id', '=', usuarioId).execute();
  const refused = await create({ ...VALID, usuarioId });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['usuarioId']]);
  await db.updateTable('usuario').set({ rol: 'comercial' }).where('id', '=', usuarioId).execute();
});

test('a key whose account becomes a client reads as a client from that moment', async () => {
  const { secreto } = await newKey({ usuarioId: TEST_USERS.comercial.id, ambitos: ['productos:leer'] });
  expect((await withKey(secreto, '/v1/productos')).statusCode).toBe(200);
  const role = (rol: 'cliente' | 'comercial') =>
    db.updateTable('usuario').set({ rol }).where('id', '=', TEST_USERS.comercial.id).execute();
  await role('cliente');
  expect((await withKey(secreto, '/v1/productos')).json().code).toBe('sin-permiso');
  await role('comercial');
});

test('what a program does with a key names the key in the audit, many things at once too, and what a person does none', async () => {
  const { id: claveId, secreto } = await newKey({ ambitos: ['clientes:escribir'] });
  const key = { authorization: `Bearer ${secreto}` };
  const post = (headers: object, url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { ...headers }, payload });
  const entriesOf = async (clienteId: string) => {
    const url = `/v1/admin/auditoria?entidad=cliente&entidadId=${clienteId}`;
    const { rows } = (await app.inject({ url, headers: await as('admin') })).json();
    return rows.map(({ accion, quien, clave }: auditoria.Entrada) => [accion, quien?.id, clave]);
  };
  const { id } = (await post(key, '/v1/clientes', { tipo: 'empresa', nombre: 'De un programa' })).json();
  const many = await post(key, '/v1/clientes/lote', { accion: 'borrar', ids: [id] });
  expect(many.json()).toMatchObject({ hechas: 1 });
  const undone = await post(await as('admin'), `/v1/operaciones/${many.json().id}/deshacer`, {});
  expect(undone.json()).toMatchObject({ hechas: 1 });
  const clave = { id: claveId, nombre: VALID.nombre };
  const admin = TEST_USERS.admin.id;
  expect(await entriesOf(id)).toEqual([
    ['deshacer', admin, null],
    ['borrar', admin, clave],
    ['crear', admin, clave],
  ]);
});
