import { puntosSuministro } from '@vatio/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { forgetConnection } from './connection.ts';
import { onSessionEnd, readSession, saveTokens, startSession } from './session.ts';
import { answer, problem, testSession } from './test-answers.ts';

const read = (cups: string) => call(puntosSuministro.get, { params: { cups } });
const tokenOf = (init?: RequestInit) => new Headers(init?.headers).get('authorization');

/** A server that knows one access token, and exchanges the refresh token that it gave for a new pair. */
function serverWith({ refresh = 'ok' }: { refresh?: 'ok' | 'refused' | 'silent' | number } = {}) {
  const valid = { access: 'a2', refresh: 'r1' };
  const seen = { refreshes: 0, reads: [] as (string | null)[] };
  const fetchStub = vi.fn(async (url: string, init?: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (!url.endsWith('/v1/auth/refresh')) {
      seen.reads.push(`${url} ${tokenOf(init)}`);
      return tokenOf(init) === `Bearer ${valid.access}` ? answer({ cups: 'x' }) : problem(401, 'sin-permiso');
    }
    seen.refreshes += 1;
    if (refresh === 'silent') throw new TypeError('network');
    if (typeof refresh === 'number')
      return new Response('', { status: refresh, headers: { 'retry-after': '7' } });
    const sent: { refreshToken: string } = JSON.parse(String(init?.body));
    if (refresh === 'refused' || sent.refreshToken !== valid.refresh)
      return problem(401, 'refresco-no-valido');
    valid.refresh = 'r2';
    return answer({ accessToken: 'a2', refreshToken: 'r2' });
  });
  vi.stubGlobal('fetch', fetchStub);
  return { seen, valid };
}

beforeEach(() => {
  localStorage.clear();
  startSession(testSession());
});
afterEach(() => {
  forgetConnection();
  vi.unstubAllGlobals();
});

describe('a 401', () => {
  it('requests that fail together with a 401 share one refresh, and each is repeated once', async () => {
    const { seen } = serverWith();
    const answers = await Promise.all(['1', '2', '3'].map(read));
    expect(answers).toHaveLength(3);
    expect(seen.refreshes).toBe(1);
    expect(seen.reads).toHaveLength(6);
    expect(readSession()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2' });
  });

  it('after a 401, a token that arrived meanwhile is used without refreshing again', async () => {
    const { seen } = serverWith();
    const late = read('1');
    saveTokens({ accessToken: 'a2', refreshToken: 'r2' });
    await late;
    expect(seen.refreshes).toBe(0);
  });

  it('a 401 is passed on when the repeated request gets another', async () => {
    const { seen, valid } = serverWith();
    valid.access = 'another';
    await expect(read('1')).rejects.toMatchObject({ status: 401 });
    expect(seen.refreshes).toBe(1);
    expect(seen.reads).toHaveLength(2);
  });
});

describe('a refresh that fails', () => {
  it('a refused refresh rejects every waiting request and ends the session', async () => {
    const { seen } = serverWith({ refresh: 'refused' });
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    const results = await Promise.allSettled(['1', '2', '3'].map(read));
    stop();
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(seen.refreshes).toBe(1);
    expect(ended.mock.calls).toEqual([['expired']]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([429, 500, 502, 503])(
    'a refresh that fails with %i keeps the session, and works once the server can answer',
    async (status) => {
      const busy = serverWith({ refresh: status });
      const ended = vi.fn();
      const stop = onSessionEnd(ended);
      await expect(read('1')).rejects.toMatchObject({ status });
      stop();
      expect(ended).not.toHaveBeenCalled();
      expect(readSession()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
      expect(busy.seen.refreshes).toBe(1);

      forgetConnection();
      serverWith();
      await read('1');
      expect(readSession()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2' });
    },
  );

  it('a refresh is tried again only after the time that a busy server gave', async () => {
    const { seen } = serverWith({ refresh: 503 });
    await expect(read('1')).rejects.toMatchObject({ status: 503, retryAfterMs: 7_000 });
    await expect(read('2')).rejects.toMatchObject({ status: 503 });
    expect(seen.refreshes).toBe(1);
  });

  it('a refresh without an answer keeps the session', async () => {
    serverWith({ refresh: 'silent' });
    await expect(read('1')).rejects.toMatchObject({ code: 'sin-conexion' });
    expect(readSession()).not.toBeNull();
  });
});

describe('two tabs', () => {
  it('two tabs refresh once: the second finds the pair that the first has stored', async () => {
    const { seen } = serverWith();
    // The lock is granted after the other tab, which held it, has stored its new pair.
    const request = async (_name: string, task: () => Promise<unknown>) => {
      localStorage.setItem('accessToken', 'a2');
      localStorage.setItem('refreshToken', 'r2');
      return task();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    await read('1');
    expect(seen.refreshes).toBe(0);
    expect(seen.reads).toHaveLength(2);
  });
});
