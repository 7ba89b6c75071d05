import { afterEach, expect, test, vi } from 'vitest';
import {
  followNetwork,
  forgetConnection,
  readConnection,
  reportAnswer,
  reportOffline,
} from './connection.ts';

afterEach(() => {
  forgetConnection();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function offline(answers: () => Promise<Response>) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', vi.fn(answers));
}

test('an answer that was on its way before the network was lost does not say that there is one', async () => {
  offline(() => Promise.reject(new TypeError('Failed to fetch')));
  reportOffline();
  reportAnswer();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(readConnection()).toBe('offline');
});

test('a network that was lost before anybody listened is asked for, and a server on the same machine is enough', async () => {
  offline(() => Promise.reject(new TypeError('Failed to fetch')));
  const stop = followNetwork();
  await vi.waitFor(() => expect(readConnection()).toBe('offline'));
  stop();
  forgetConnection();
  offline(() => Promise.resolve(new Response('{}')));
  followNetwork()();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(readConnection()).toBe('ok');
});
