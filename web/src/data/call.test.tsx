import { auth, puntosSuministro } from '@vatio/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textLanguage } from '../texts/catalogue.ts';
import { addressOf, fillPath } from './address.ts';
import { call } from './call.ts';
import { fileNameOf } from './download.ts';
import { startSession } from './session.ts';
import { answer, problem, testSession } from './test-answers.ts';

const body = { email: 'marta@vatio.example', password: 'mala' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('addressOf', () => {
  it('addressOf fills parameters, leaves out empty values and joins lists', () => {
    expect(addressOf('/v1/clientes/:id', { id: 'a/b' }, { q: '', page: 2, tarifa: ['2.0TD', '3.0TD'] })).toBe(
      '/v1/clientes/a%2Fb?page=2&tarifa=2.0TD%2C3.0TD',
    );
    expect(() => fillPath('/cups/:cups', {})).toThrow('cups');
  });
});

describe('call', () => {
  it('a call carries the token where the endpoint needs it and nowhere else, and the language of the page', async () => {
    startSession(testSession());
    const fetchStub = vi.fn(async (_url: string, _init?: RequestInit) => answer({}));
    vi.stubGlobal('fetch', fetchStub);
    await call(puntosSuministro.get, { params: { cups: 'ES 0021' } });
    await call(auth.login, { body });
    const tokens = fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(tokens).toEqual(['Bearer a1', null]);
    const [, init] = fetchStub.mock.calls[0]!;
    expect(new Headers(init?.headers).get('accept-language')).toBe(textLanguage());
    expect(fetchStub.mock.calls[0]?.[0]).toBe('/v1/puntos-suministro/ES%200021');
  });

  it.each([
    [400, 1],
    [404, 0],
    [409, 0],
    [500, 1],
  ])('a call passes a %i on, with %i line in the console', async (status, lines) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async () => problem(status, 'algo', { email: 'No coincide' }));
    const failure = call(auth.login, { body });
    await expect(failure).rejects.toMatchObject({ status, code: 'algo', errors: { email: 'No coincide' } });
    expect(log).toHaveBeenCalledTimes(lines);
  });

  it('a call makes a problem of a page that is not ours', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call(auth.login, { body })).rejects.toMatchObject({ status: 502, code: 'http-502' });
  });

  it('a call says that there is no connection, but lets an abort be an abort', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(auth.login, { body })).rejects.toMatchObject({ status: 0, code: 'sin-conexion' });
    vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('', 'AbortError')));
    await expect(call(auth.login, { body })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('a call returns undefined for an empty answer', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await expect(call(auth.logout, { body: { refreshToken: 'r1' } })).resolves.toBeUndefined();
  });
});

describe('fileNameOf', () => {
  it.each([
    [`attachment; filename="x.csv"; filename*=UTF-8''Puntos%20de%20a%C3%B1o.csv`, 'Puntos de año.csv'],
    ['attachment; filename="puntos.csv"', 'puntos.csv'],
    ['attachment', undefined],
    [null, undefined],
  ])('fileNameOf reads %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
