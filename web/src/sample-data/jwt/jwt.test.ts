// @vitest-environment node
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';

beforeEach(reloadSamples);
afterEach(() => void vi.useRealTimers());

const post = (call: string, body: object) => ask('POST', `/jwt/${call}`, { body });
const login = (email: string, password: string) => post('login', { email, password });

describe('login', () => {
  it('admits the administrator and the client', async () => {
    const admin = await login('admin@demo.com', 'admin');
    expect(admin).toMatchObject({
      status: 200,
      body: {
        userData: {
          id: 1,
          username: 'admin',
          role: 'admin',
          ability: [{ action: 'manage', subject: 'all' }],
          extras: { eCommerceCartItemsCount: 5 },
        },
      },
    });
    expect(Object.keys(admin?.body)).toEqual(['userData', 'accessToken', 'refreshToken']);
    expect(JSON.stringify(admin?.body)).not.toContain('password');
    expect((await login('client@demo.com', 'client'))?.body.userData).toMatchObject({
      id: 2,
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    });
  });

  it('signs two different tokens that last ten minutes', async () => {
    const { accessToken, refreshToken } = (await login('client@demo.com', 'client'))?.body ?? {};
    for (const token of [accessToken, refreshToken]) {
      const payload = decodeJwt(token);
      expect(Object.keys(payload).toSorted()).toEqual(['exp', 'iat', 'id']);
      expect(payload.id).toBe(2);
      expect(Number(payload.exp) - Number(payload.iat)).toBe(600);
    }
    expect(accessToken).not.toBe(refreshToken);
  });

  it.each([
    ['admin@demo.com', 'Admin'],
    ['ADMIN@demo.com', 'admin'],
    ['nadie@demo.com', 'admin'],
    ['', ''],
  ])('refuses %s with the password %s', async (email, password) => {
    expect(await login(email, password)).toEqual({
      status: 400,
      body: { error: { email: ['Email or Password is Invalid'] } },
    });
  });
});

describe('register', () => {
  it('opens an account with full rights, which lasts until the page is loaded again', async () => {
    const body = { username: 'nueva', email: 'nueva@demo.com', password: 'secreta' };
    const answer = await post('register', body);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { id: 3, username: 'nueva', fullName: '', avatar: null, role: 'admin' } },
    });
    expect(Object.keys(answer?.body)).toEqual(['user', 'accessToken']);
    expect(answer?.body.user).not.toHaveProperty('password');
    expect((await login('nueva@demo.com', 'secreta'))?.status).toBe(200);
    reloadSamples();
    expect((await login('nueva@demo.com', 'secreta'))?.status).toBe(400);
  });

  it('refuses a taken name and a taken address, and names both at once', async () => {
    const email = 'This email is already in use.';
    const username = 'This username is already in use.';
    const errorOf = async (body: object) => {
      const answer = await post('register', { password: 'x', ...body });
      expect(answer?.status).toBe(200);
      return answer?.body.error;
    };
    expect(await errorOf({ email: 'admin@demo.com', username: 'client' })).toEqual({ email, username });
    expect(await errorOf({ email: 'admin@demo.com', username: 'otra' })).toEqual({ email, username: null });
    expect(await errorOf({ email: 'otra@demo.com', username: 'admin' })).toEqual({ email: null, username });
  });
});

describe('refresh-token', () => {
  it('answers the user and a new pair of tokens', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00'), toFake: ['Date'] });
    const first = (await login('client@demo.com', 'client'))?.body;
    vi.setSystemTime(new Date('2026-11-20T10:09'));
    const second = await post('refresh-token', { refreshToken: first.refreshToken });
    expect(second).toMatchObject({ status: 200, body: { userData: first.userData } });
    expect(second?.body.accessToken).not.toBe(first.accessToken);
    expect((await post('refresh-token', { refreshToken: second?.body.refreshToken }))?.status).toBe(200);
  });

  it('refuses an expired token, an access token, and nonsense', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00'), toFake: ['Date'] });
    const { accessToken, refreshToken } = (await login('admin@demo.com', 'admin'))?.body ?? {};
    const refused = { status: 401, body: { error: 'Invalid refresh token' } };
    for (const token of [accessToken, 'nada', '']) {
      expect(await post('refresh-token', { refreshToken: token })).toEqual(refused);
    }
    vi.setSystemTime(new Date('2026-11-20T10:10:01'));
    expect(await post('refresh-token', { refreshToken })).toEqual(refused);
  });
});
