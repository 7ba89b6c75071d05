import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, queryClient } from './query-client.ts';
import { askSample, rereadSamples, useSample, useSampleWrite } from './sample.ts';
import { setSampleDoor } from './sample-door.ts';
import { startSession } from './session.ts';
import { answer, problem, testSession } from './test-answers.ts';

const seen: { call: string; body: string }[] = [];
let answers: Record<string, () => Response | undefined> = {};

/** A door that records the calls it receives. */
function openDoor() {
  return Promise.resolve({
    answerSample: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      seen.push({ call: `${request.method} ${pathname}${search}`, body: await request.clone().text() });
      return answers[`${request.method} ${pathname}`]?.();
    },
  });
}

beforeEach(() => {
  seen.length = 0;
  answers = {};
  setSampleDoor(openDoor);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('askSample', () => {
  it('askSample puts the values of a read in the address, and those that its path names in the path', async () => {
    answers = { 'GET /apps/events': () => answer([1]), 'DELETE /apps/cart/7': () => new Response(null) };
    const values = {
      q: 'pan y sal',
      calendars: ['ETC', 'Family'],
      none: [],
      page: 2,
      role: null,
      tag: undefined,
    };
    expect(await askSample({ method: 'GET', path: '/apps/events', values })).toEqual([1]);
    expect(
      await askSample({ method: 'DELETE', path: '/apps/cart/:productId', values: { productId: 7 } }),
    ).toBeUndefined();
    expect(seen.map(({ call }) => call)).toEqual([
      'GET /apps/events?q=pan+y+sal&calendars=ETC&calendars=Family&none=&page=2',
      'DELETE /apps/cart/7',
    ]);
  });

  it('askSample sends the values of a write as JSON', async () => {
    answers = { 'POST /apps/tasks': () => answer({ task: { id: 1 } }) };
    expect(
      await askSample({ method: 'POST', path: '/apps/tasks', values: { task: { title: 'A' } } }),
    ).toEqual({ task: { id: 1 } });
    expect(seen).toEqual([{ call: 'POST /apps/tasks', body: '{"task":{"title":"A"}}' }]);
  });

  it('askSample fails with a problem, as any call does', async () => {
    answers = { 'GET /apps/mail': () => problem(404, 'no-esta') };
    await expect(askSample({ method: 'GET', path: '/apps/mail' })).rejects.toMatchObject({
      name: 'Problem',
      status: 404,
      code: 'no-esta',
    });
    setSampleDoor(() => Promise.reject(new TypeError('fetch')));
    await expect(askSample({ method: 'GET', path: '/apps/mail' })).rejects.toMatchObject({
      name: 'Problem',
      code: 'sin-conexion',
    });
  });

  it('askSample goes to the network, with the token, when the door answers nothing', async () => {
    startSession(testSession());
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => answer({ from: 'network' }));
    vi.stubGlobal('fetch', fetched);
    expect(await askSample({ method: 'POST', path: '/apps/otra', values: { a: 1 } })).toEqual({
      from: 'network',
    });
    expect(fetched.mock.lastCall?.[0]).toBe(`${location.origin}/apps/otra`);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { authorization: 'Bearer a1', 'content-type': 'application/json' },
    });
  });
});

describe('the hooks', () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );

  it('useSample reads, and reads again what a write of useSampleWrite has made stale', async () => {
    let rows = ['uno'];
    answers = {
      'GET /apps/todo/tasks': () => answer(rows),
      'POST /apps/todo/add-tasks': () => {
        rows = ['uno', 'dos'];
        return answer({ task: 'dos' });
      },
    };
    const { result } = renderHook(
      () => ({
        read: useSample<string[]>('/apps/todo/tasks', { filter: 'important' }),
        write: useSampleWrite<{ task: string }>('POST', '/apps/todo/add-tasks', {
          stale: ['/apps/todo/tasks'],
        }),
      }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.read.data).toEqual(['uno']));
    await act(() => result.current.write.mutateAsync({ task: 'dos' }));
    await waitFor(() => expect(result.current.read.data).toEqual(['uno', 'dos']));
    await waitFor(() => expect(result.current.write.data).toEqual({ task: 'dos' }));
  });

  it('rereadSamples reads again the samples on screen, and nothing else', async () => {
    let title = 'Llamar';
    answers = { 'GET /apps/todo/tasks': () => answer([title]) };
    const business = vi.fn(async () => 'cliente');
    const { result } = renderHook(
      () => [
        useSample<string[]>('/apps/todo/tasks'),
        useQuery({ queryKey: ['/v1/clientes'], queryFn: business }),
      ],
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        ),
      },
    );
    await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([['Llamar'], 'cliente']));
    title = 'Call';
    await act(rereadSamples);
    await waitFor(() => expect(result.current[0]?.data).toEqual(['Call']));
    expect(business).toHaveBeenCalledOnce();
  });
});
