import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetConnection, readConnection, reportBusy } from './connection.ts';
import { forgetLostStylesheets, insist, NewVersion, reloadOnce } from './insist.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module: http://vatio.test/assets/cups.js');
const page = (first: string) => new Response(`<html data-first="${first}">`);

/** A part whose file fails to load a number of times. */
function partFailing(times: number) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw LOST;
    return 'part';
  });
}

beforeEach(() => {
  forgetConnection();
  vi.useFakeTimers();
  document.documentElement.dataset.first = '/assets/index-1.js';
});
afterEach(() => {
  vi.useRealTimers();
  forgetConnection();
  sessionStorage.clear();
  delete document.documentElement.dataset.first;
  vi.unstubAllGlobals();
});

describe('a part of the product that does not come', () => {
  it('a part that did not load is fetched again once the network is back', async () => {
    let network = false;
    vi.stubGlobal('fetch', async () => {
      if (!network) throw new TypeError('network');
      return page('/assets/index-1.js');
    });
    const part = insist(partFailing(1));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(readConnection()).toBe('offline');

    network = true;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await part).toBe('part');
    expect(readConnection()).toBe('ok');
  });

  it('a part that did not load waits for a server that is starting, for as long as it asks', async () => {
    let starting = true;
    const request = vi.fn(async () =>
      starting
        ? new Response('', { status: 503, headers: { 'retry-after': '20' } })
        : page('/assets/index-1.js'),
    );
    vi.stubGlobal('fetch', request);
    const part = insist(partFailing(1));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(request).toHaveBeenCalledOnce();
    expect(readConnection()).toBe('busy');

    starting = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await part).toBe('part');
  });

  it('a part that did not load means a new version when the server has another first file', async () => {
    vi.stubGlobal('fetch', async () => page('/assets/index-2.js'));
    await expect(insist(partFailing(1))).rejects.toBeInstanceOf(NewVersion);
    expect(readConnection()).toBe('new-version');
    reportBusy();
    expect(readConnection()).toBe('new-version');
  });

  it('a part that did not load fails for good when neither the network nor a new version explains it', async () => {
    vi.stubGlobal('fetch', async () => page('/assets/index-1.js'));
    const load = partFailing(9);
    await expect(insist(load)).rejects.toBe(LOST);
    expect(load).toHaveBeenCalledTimes(3);
    expect(readConnection()).toBe('ok');
  });

  it('a part that fails because of its own code is not fetched again', async () => {
    const load = vi.fn(async () => {
      throw new Error('x is undefined');
    });
    await expect(insist(load)).rejects.toThrow('x is undefined');
    expect(load).toHaveBeenCalledOnce();
  });
});

it('a page reloads itself once for each version', () => {
  const reload = vi.fn();
  expect([reloadOnce({ reload }), reloadOnce({ reload })]).toEqual([true, false]);
  document.documentElement.dataset.first = '/assets/index-2.js';
  expect(reloadOnce({ reload })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a stylesheet that did not load leaves no link behind', () => {
  forgetLostStylesheets();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  expect(link.isConnected).toBe(false);
});
