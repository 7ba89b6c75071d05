import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptPlace } from '../../ui/feedback/kept-places.ts';
import { useAtRest } from './use-at-rest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A page that makes one read, and whether it is at rest. */
function openPage(ask: () => Promise<string>, everyMs?: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  return renderHook(
    ({ pathname }) => {
      useQuery({ queryKey: [pathname], queryFn: ask, refetchInterval: everyMs });
      return useAtRest(pathname);
    },
    { wrapper, initialProps: { pathname: '/clientes' } },
  );
}

const after = (milliseconds: number) => () =>
  new Promise<string>((done) => setTimeout(done, milliseconds, 'answer'));

it('a page waits for its first reads, and the next page for its own', async () => {
  const { result, rerender } = openPage(after(1_000));
  await pass(900);
  expect(result.current).toBe(false);
  await pass(400);
  expect(result.current).toBe(true);
  rerender({ pathname: '/contratos' });
  expect(result.current).toBe(false);
  await pass(1_400);
  expect(result.current).toBe(true);
});

it('a page whose code is still loading is not at rest, although it reads nothing', async () => {
  const { result } = openPage(after(100));
  const { unmount } = renderHook(useKeptPlace);
  await pass(1_000);
  expect(result.current).toBe(false);
  unmount();
  await pass(200);
  expect(result.current).toBe(true);
});

it('a page stays at rest whatever it reads later', async () => {
  const { result } = openPage(after(100), 1_000);
  await pass(400);
  expect(result.current).toBe(true);
  await pass(850);
  expect(result.current).toBe(true);
});

it('a page comes to rest when a read fails', async () => {
  const { result } = openPage(() => Promise.reject(new Error('no answer')));
  await pass(400);
  expect(result.current).toBe(true);
});

it('who waits for a page to come to rest is drawn again once, and not with each read', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const draw = vi.fn(() => useAtRest('/clientes'));
  const { result } = renderHook(draw, { wrapper });
  for (const name of ['one', 'another']) {
    await act(async () => void client.prefetchQuery({ queryKey: [name], queryFn: after(50) }));
    await pass(100);
  }
  expect(result.current).toBe(false);
  await pass(200);
  expect(result.current).toBe(true);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('a page does not wait for ever for a read without an answer, nor for one that is always repeated', async () => {
  const silent = openPage(() => new Promise(() => undefined));
  await pass(5_000);
  expect(silent.result.current).toBe(true);
  const restless = openPage(after(100), 120);
  await pass(5_000);
  expect(restless.result.current).toBe(true);
});
