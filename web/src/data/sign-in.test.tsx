import { auth, importaciones, puntosSuministro } from '@vatio/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './listen.ts';
import { queryClient } from './query-client.ts';
import { startSession } from './session.ts';
import { signOut } from './sign-in.ts';
import { answer, testSession } from './test-answers.ts';
import { readOptions } from './use-read.ts';

/** A server that lets every read wait, and writes down in which order they are sent, called off and signed out. */
function slowServer(): string[] {
  const seen: string[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit = {}) => {
    const path = url.split('?')[0] ?? '';
    signal?.throwIfAborted();
    seen.push(`sent ${path}`);
    if (path === auth.logout.path) return Promise.resolve(answer(null));
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        seen.push(`called off ${path}`);
        reject(signal.reason);
      });
    });
  });
  return seen;
}

beforeEach(() => {
  localStorage.clear();
  startSession(testSession());
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const read = (cups: string) =>
  queryClient.fetchQuery(readOptions(puntosSuministro.get, { params: { cups } }));

it('signing out calls off the reads and the streams before it ends the session, and nothing is read after', async () => {
  const seen = slowServer();
  const reading = read('1').catch((error: Error) => error);
  const stream = importaciones.events;
  const following = listen(
    stream,
    { params: { id: 'i' } },
    { signal: new AbortController().signal, onEvent: vi.fn() },
  );
  await vi.waitFor(() => expect(seen).toHaveLength(2));

  await signOut();
  expect(seen.toSorted()).toEqual([
    'called off /v1/importaciones/i/eventos',
    'called off /v1/puntos-suministro/1',
    'sent /v1/auth/logout',
    'sent /v1/importaciones/i/eventos',
    'sent /v1/puntos-suministro/1',
  ]);
  expect(seen.at(-1)).toBe('sent /v1/auth/logout');
  expect(await reading).toBeInstanceOf(Error);
  await following;
  await expect(read('2')).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen).toHaveLength(5);

  startSession(testSession());
  void read('3').catch(() => undefined);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('sent /v1/puntos-suministro/3'));
});
