import { usuarios } from '@vatio/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_USERS } from '../../../platform/test-app.ts';
import { tokenOf } from '../../../platform/test-session.ts';
import { houseWithProvider, told } from './test-entrada.ts';

const { app, db, provider, forger, configure, enter, enterForged, opened } = await houseWithProvider();

const ADMIN = TEST_USERS.admin;
const SELLER = TEST_USERS.comercial;

describe('an account that somebody of the identity provider has entered', () => {
  const forgetIdentityOf = async (id: string) => {
    const { path, method } = usuarios.forgetIdentity;
    const headers = { authorization: `Bearer ${await tokenOf(app, ADMIN)}` };
    return app.inject({ method, url: path.replace(':id', id), headers });
  };

  beforeEach(async () => {
    await configure({ emisor: forger });
    expect(await opened((await enterForged({ sub: 'la primera' })).body)).toEqual(SELLER);
  });

  test('is theirs whatever becomes of their address', async () => {
    for (const claims of [{ email: 'casada@prueba.es' }, { email_verified: false }, { email: undefined }]) {
      expect(await opened((await enterForged({ sub: 'la primera', ...claims })).body)).toEqual(SELLER);
    }
  });

  test('opens to nobody else to whom their address is given, until an administrator forgets who they were', async () => {
    const heir = { sub: 'la segunda' };
    expect(told(await enterForged(heir))).toEqual([403, 'identidad-de-otra-persona']);
    const forgotten = (await forgetIdentityOf(SELLER.id)).json();
    expect(forgotten).toMatchObject({ identidadEnlazada: false, sesiones: 0 });
    expect((await forgetIdentityOf(SELLER.id)).json().code).toBe('sin-identidad');
    expect(await opened((await enterForged(heir)).body)).toEqual(SELLER);
    expect(told(await enterForged({ sub: 'la primera', email: 'casada@prueba.es' }))).toEqual([
      403,
      'sin-cuenta',
    ]);
  });

  test('is not theirs at another provider, nor once its own address is of none of the domains', async () => {
    await configure({ emisor: forger, dominios: ['otra.es'] });
    expect(told(await enterForged({ sub: 'la primera' }))).toEqual([403, 'sin-cuenta']);
    await configure();
    expect(await opened((await enter('comercial@prueba.es')).body)).toEqual(SELLER);
    const linked = await db.selectFrom('identidadEnlazada').select('emisor').orderBy('emisor').execute();
    expect(linked.map(({ emisor }) => emisor)).toEqual([forger, provider].sort());
  });

  test('is tied to them once when they enter in two windows at once', async () => {
    await db.deleteFrom('identidadEnlazada').execute();
    const audited = () =>
      db
        .selectFrom('auditoria')
        .select('id')
        .where('accion', '=', 'enlazar-identidad')
        .where('usuarioId', '=', SELLER.id)
        .execute();
    const before = (await audited()).length;
    const window = () => enterForged({ sub: 'la primera' });
    const entered = await Promise.all([window(), window()]);
    expect(entered.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audited()).toHaveLength(before + 1);
  });

  test('says so among the accounts, and offers to forget it', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(app, ADMIN)}` };
    const { rows } = (await app.inject({ url: usuarios.list.path, headers })).json();
    const of = (id: string) => rows.find((row: { id: string }) => row.id === id);
    expect(of(SELLER.id)).toMatchObject({
      identidadEnlazada: true,
      acciones: expect.arrayContaining(['olvidar-identidad']),
    });
    expect(of(ADMIN.id)).toMatchObject({ identidadEnlazada: false });
    expect(of(ADMIN.id).acciones).not.toContain('olvidar-identidad');
  });
});
