import { auth } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_USERS, testApp } from '../../platform/test-app.ts';

const { app, db } = await testApp();

type Pair = { accessToken: string; refreshToken: string };

async function signIn(): Promise<Pair> {
  const payload = { email: 'comercial@prueba.es', password: TEST_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: auth.login.path, payload });
  return auth.tokenPairSchema.parse(answer.json());
}

function refresh(refreshToken: string) {
  return app.inject({ method: 'POST', url: auth.refresh.path, payload: { refreshToken } });
}

function logout(refreshToken: string) {
  return app.inject({ method: 'POST', url: auth.logout.path, payload: { refreshToken } });
}

async function refreshed(refreshToken: string): Promise<Pair> {
  const answer = await refresh(refreshToken);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function usedSecondsAgo(seconds: number): Promise<void> {
  await db
    .updateTable('testigoRefresco')
    .set({ usadoEn: sql<string>`now() - make_interval(secs => ${seconds})` })
    .where('usadoEn', 'is not', null)
    .execute();
}

let first: Pair;

beforeEach(async () => {
  await db.deleteFrom('sesion').execute();
  await db.updateTable('usuario').set({ estado: 'activo' }).execute();
  first = await signIn();
});

describe('POST /v1/auth/refresh', () => {
  test('changes a token for a new pair, again and again', async () => {
    const second = await refreshed(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await app.accessTokens.verify(second.accessToken)).toEqual(TEST_USERS.comercial);
    await refreshed(second.refreshToken);
  });

  test('two clients that refresh at once with one token keep their session, and get the same pair', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refreshed(first.refreshToken)));
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    await refreshed(answers[0]!.refreshToken);
  });

  test('a client whose answer was lost may ask again with the token that it still has', async () => {
    const second = await refreshed(first.refreshToken);
    expect((await refreshed(first.refreshToken)).refreshToken).toBe(second.refreshToken);
    await refreshed(second.refreshToken);
  });

  test('a token used again after half a minute ends its whole family, and no other', async () => {
    const elsewhere = await signIn();
    const second = await refreshed(first.refreshToken);
    await usedSecondsAgo(31);
    const again = await refresh(first.refreshToken);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({ title: 'Invalid refresh token', code: 'testigo-no-valido' });
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
    await refreshed(elsewhere.refreshToken);
  });

  test('a token used again once its successor was used ends the family, however soon', async () => {
    const second = await refreshed(first.refreshToken);
    const third = await refreshed(second.refreshToken);
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
    expect((await refresh(third.refreshToken)).statusCode).toBe(401);
  });

  test('a token that comes again in a session that has ended is refused', async () => {
    const second = await refreshed(first.refreshToken);
    await logout(second.refreshToken);
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
  });

  test('an unknown token is refused', async () => {
    expect((await refresh('inventado')).statusCode).toBe(401);
    expect((await refresh('')).statusCode).toBe(400);
  });

  test('a token expires thirty days after it was given', async () => {
    const { caducaEn } = await db.selectFrom('testigoRefresco').select('caducaEn').executeTakeFirstOrThrow();
    expect((Date.parse(caducaEn) - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
    await db.updateTable('testigoRefresco').set({ caducaEn: sql<string>`now()` }).execute();
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
  });

  test('a session ends half a year after it was opened, however often it is used', async () => {
    const openedDaysAgo = (days: number) =>
      db
        .updateTable('sesion')
        .set({ creadaEn: sql<string>`now() - make_interval(days => ${days})` })
        .execute();
    await openedDaysAgo(179);
    const { refreshToken } = await refreshed(first.refreshToken);
    await openedDaysAgo(181);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  test('a blocked account gets no new pair, nor its family later', async () => {
    await db.updateTable('usuario').set({ estado: 'bloqueado' }).execute();
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
    await db.updateTable('usuario').set({ estado: 'activo' }).execute();
    expect((await refresh(first.refreshToken)).statusCode).toBe(401);
  });

  test('a changed role shows in the next access token', async () => {
    await db
      .updateTable('usuario')
      .set({ rol: 'cliente' })
      .where('id', '=', TEST_USERS.comercial.id)
      .execute();
    const { accessToken } = await refreshed(first.refreshToken);
    expect(await app.accessTokens.verify(accessToken)).toMatchObject({ role: 'cliente' });
  });

  test('only hashes are kept', async () => {
    const { hash } = await db.selectFrom('testigoRefresco').select('hash').executeTakeFirstOrThrow();
    expect(hash).toHaveLength(32);
    expect(hash.toString('base64url')).not.toBe(first.refreshToken);
  });

  test('a sign-in forgets the families in which nothing is valid any more', async () => {
    await db.updateTable('testigoRefresco').set({ caducaEn: sql<string>`now()` }).execute();
    await signIn();
    const { count } = await db
      .selectFrom('sesion')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

describe('POST /v1/auth/logout', () => {
  test('ends the family', async () => {
    const second = await refreshed(first.refreshToken);
    const answer = await logout(second.refreshToken);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
  });

  test('is content with a token that is gone, and asks for one', async () => {
    expect((await logout('inventado')).statusCode).toBe(204);
    const answer = await app.inject({ method: 'POST', url: auth.logout.path, payload: {} });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { refreshToken: 'Falta este dato' }]);
  });
});
