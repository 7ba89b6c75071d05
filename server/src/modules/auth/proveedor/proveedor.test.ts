import { auth, proveedor } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sealSecret } from '../../../platform/sealed-secret.ts';
import { TEST_USERS } from '../../../platform/test-app.ts';
import { houseWithProvider, told } from './test-entrada.ts';
import { enterAt, startProvider } from './test-provider.ts';

const house = await houseWithProvider();
const { app, db, provider, forger, administer, configure, leave, comeBack, enter, enterForged, opened } =
  house;

const ADMIN = TEST_USERS.admin;
const SELLER = TEST_USERS.comercial;
const SETTINGS = house.settings;
const REFUSED = [400, 'entrada-no-valida'];

describe('an identity provider', () => {
  test('opens the account of the address that it has verified', async () => {
    await configure();
    const { asked: request } = await leave();
    expect(Object.fromEntries(request)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://vatio.example/login',
      code_challenge_method: 'S256',
    });
    const { status, body } = await enter('Comercial@prueba.es');
    expect(status).toBe(200);
    expect(await opened(body)).toEqual(SELLER);
  });

  test('opens nothing for an address that it has not verified', async () => {
    await configure();
    expect(told(await enter('cliente@prueba.es'))).toEqual([403, 'correo-sin-verificar']);
  });

  test('opens nothing where there is no account, whose domain is not of the house, or which is blocked', async () => {
    await configure({ dominios: ['otra.es', 'prueba.es'] });
    expect(told(await enter('nadie@prueba.es'))).toEqual([403, 'sin-cuenta']);
    await db.updateTable('usuario').set({ estado: 'bloqueado' }).where('id', '=', SELLER.id).execute();
    expect(told(await enter('comercial@prueba.es'))).toEqual([403, 'cuenta-bloqueada']);
    await configure({ dominios: ['otra.es'] });
    await db.updateTable('usuario').set({ estado: 'activo' }).where('id', '=', SELLER.id).execute();
    expect(told(await enter('comercial@prueba.es'))).toEqual([403, 'sin-cuenta']);
  });

  test('lets somebody without an account ask for one, where the house allows it, and an administrator decides', async () => {
    await configure({ pideCuentas: true });
    expect(told(await enter('nueva@prueba.es'))).toEqual([403, 'cuenta-pendiente']);
    const made = await db
      .selectFrom('usuario')
      .select(['estado', 'rol', 'nombre'])
      .where('email', '=', 'nueva@prueba.es')
      .executeTakeFirstOrThrow();
    expect(made).toEqual({ estado: 'pendiente', rol: 'cliente', nombre: 'De fuera' });
    await db.deleteFrom('usuario').where('email', '=', 'nueva@prueba.es').execute();
  });

  test('is followed by the second step of the account, unless it says that it has seen two factors', async () => {
    await configure({ emisor: forger });
    const secreto = sealSecret('secreto-de-las-pruebas-de-32-letras', SELLER.id, Buffer.from('secreto'));
    await db
      .insertInto('segundoPaso')
      .values({ usuarioId: SELLER.id, secreto, sal: Buffer.alloc(16) })
      .execute();
    const once = await enterForged({ amr: ['pwd'] });
    expect([once.status, Object.keys(once.body)]).toEqual([200, ['segundoPaso']]);
    expect(await opened((await enterForged({ amr: ['pwd', 'mfa'] })).body)).toEqual(SELLER);
    await configure({ emisor: forger, conDosFactores: true });
    expect(await opened((await enterForged({})).body)).toEqual(SELLER);
  });

  test('leaves an administrator without the second step that the house asks for, unless it has seen two factors', async () => {
    await configure({ emisor: forger });
    await db.updateTable('accesoDeLaCasa').set({ segundoPasoAdministradores: true }).execute();
    const admin = { email: 'admin@prueba.es' };
    expect(await opened((await enterForged(admin)).body)).toEqual({ ...ADMIN, lacksSecondStep: true });
    expect(await opened((await enterForged({ ...admin, amr: ['mfa'] })).body)).toEqual(ADMIN);
  });
});

describe('what comes back from an identity provider is refused', () => {
  test('with a state that nobody left with, in another browser, or a second time', async () => {
    await configure();
    const { direccion, cookie } = await leave();
    const answer = await enterAt(direccion, 'comercial@prueba.es');
    const other = await leave();
    expect(told(await comeBack({ ...answer, state: 'inventado' }, cookie))).toEqual(REFUSED);
    expect(told(await comeBack(answer, ''))).toEqual(REFUSED);
    expect(told(await comeBack(answer, other.cookie))).toEqual(REFUSED);
    expect(told(await comeBack({ ...answer, state: other.asked.get('state') }, other.cookie))).toEqual(
      REFUSED,
    );
    expect((await comeBack(answer, cookie)).status).toBe(200);
    expect(told(await comeBack(answer, cookie))).toEqual(REFUSED);
  });

  test('with the issuer of another, or too late', async () => {
    await configure();
    const first = await leave();
    const answer = await enterAt(first.direccion, 'comercial@prueba.es');
    expect(told(await comeBack({ ...answer, iss: 'https://malo.es' }, first.cookie))).toEqual(REFUSED);
    const second = await leave();
    const late = await enterAt(second.direccion, 'comercial@prueba.es');
    await db
      .updateTable('entradaConProveedor')
      .set({ caducaEn: sql<string>`now() - interval '1 second'` })
      .execute();
    expect(told(await comeBack(late, second.cookie))).toEqual(REFUSED);
  });

  test.each([
    ['of another sign-in', { nonce: 'otro' }, {}],
    ['of another issuer', { iss: 'https://malo.es' }, {}],
    ['for another program', { aud: 'otro-programa' }, {}],
    ['that has expired', {}, { lifetime: '-5 minutes' }],
    ['signed by somebody else', {}, { stranger: true }],
  ])('with a token %s', async (_, claims, more) => {
    await configure({ emisor: forger });
    expect((await enterForged({})).status).toBe(200);
    expect(told(await enterForged(claims, more))).toEqual(REFUSED);
  });

  test.each([
    ['that does not say whether it is verified', { email_verified: undefined }],
    ['that it says in words', { email_verified: 'true' }],
    ['that is missing', { email: undefined }],
  ])('with an address %s', async (_, claims) => {
    await configure({ emisor: forger });
    expect(told(await enterForged(claims))).toEqual([403, 'correo-sin-verificar']);
  });

  test('but for an address that Entra says it has verified', async () => {
    await configure({ emisor: forger });
    expect((await enterForged({ email_verified: undefined, xms_edov: true })).status).toBe(200);
  });
});

test('a return is told that the provider does not answer when it has gone since', async () => {
  const { address, stop } = await startProvider(() => true);
  await configure({ emisor: address });
  const { direccion, cookie } = await leave();
  const returned = await enterAt(direccion, 'comercial@prueba.es');
  stop();
  expect(told(await comeBack(returned, cookie))).toEqual([503, 'proveedor-no-responde']);
});

describe('the settings of the identity provider', () => {
  test('keep the secret to themselves, encrypted, and name the provider on the sign-in page', async () => {
    expect((await app.inject({ url: auth.demo.path })).json().proveedor).toBeNull();
    await configure();
    const { body } = await administer('GET');
    const { secreto: _, ...shown } = SETTINGS;
    expect(body).toEqual({ proveedor: shown, vuelta: 'https://vatio.example/login' });
    const row = await db.selectFrom('proveedorDeIdentidad').select('secreto').executeTakeFirstOrThrow();
    expect(row.secreto.toString('latin1')).not.toContain(SETTINGS.secreto);
    expect((await app.inject({ url: auth.demo.path })).json().proveedor).toBe('La casa');
    const { secreto: __, ...kept } = { ...SETTINGS, nombre: 'Otra' };
    expect((await administer('PUT', kept)).status).toBe(200);
    expect((await enter('comercial@prueba.es')).status).toBe(200);
    expect((await administer('DELETE')).status).toBe(204);
    expect((await app.inject({ method: 'POST', url: proveedor.beginSignIn.path })).json().code).toBe(
      'sin-proveedor',
    );
  });

  test('send the secret to no other provider than the one that it was typed for', async () => {
    await configure();
    const { secreto: _, ...without } = SETTINGS;
    const { status, body } = await administer('PUT', { ...without, emisor: forger });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['secreto']]);
  });

  test('refuse a provider that does not answer, is not what it says, or is reached without TLS', async () => {
    for (const emisor of [`${forger}/otro`, 'http://localhost:1', 'http://vatio.example', 'javascript:1']) {
      const { status, body } = await administer('PUT', { ...SETTINGS, emisor });
      expect([emisor, status, Object.keys(body.errors)]).toEqual([emisor, 400, ['emisor']]);
    }
  });

  test('are written down without the secret', async () => {
    await configure();
    const entry = await db
      .selectFrom('auditoria')
      .select(['accion', 'despues'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      accion: 'cambiar-proveedor',
      despues: { nombre: 'La casa', emisor: provider, dominios: 'prueba.es' },
    });
  });
});
