import { importaciones } from '@vatio/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventStreamParser, type ServerEvent } from './event-stream.ts';
import { listen } from './listen.ts';
import { problem } from './test-answers.ts';

describe('EventStreamParser', () => {
  it('EventStreamParser joins events that were cut anywhere, and ignores comments', () => {
    const parser = new EventStreamParser();
    const events = [
      ': hola\nid: 1\nev',
      'ent: avance\ndata: {"filas"',
      ':10}\r\n\r',
      '\ndata: a\ndata: b\n\n',
    ].flatMap((piece) => parser.push(piece));
    expect(events).toEqual([
      { event: 'avance', data: '{"filas":10}', id: '1' },
      { event: 'message', data: 'a\nb', id: '1' },
    ]);
  });

  it('EventStreamParser keeps the wait that the server asks for', () => {
    const parser = new EventStreamParser();
    parser.push('retry: 2500\n\n');
    expect(parser.retryMs).toBe(2500);
  });
});

describe('listen', () => {
  afterEach(() => vi.unstubAllGlobals());
  const params = { id: '7' };
  const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

  it('listen connects again after a break, from the last event it received', async () => {
    const answers = [stream('retry: 1\nid: 4\ndata: a\n\n'), stream('id: 5\ndata: b\n\n')];
    const lastIds: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
      lastIds.push(new Headers(init?.headers).get('last-event-id'));
      return answers.shift() ?? new Response(null, { status: 204 });
    });
    const seen: ServerEvent[] = [];
    const { signal } = new AbortController();
    await listen(importaciones.events, { params }, { signal, onEvent: (event) => seen.push(event) });
    expect(seen.map(({ data }) => data)).toEqual(['a', 'b']);
    expect(lastIds).toEqual([null, '4', '5']);
  });

  it('listen gives up on a refusal', async () => {
    vi.stubGlobal('fetch', async () => problem(404, 'no-existe'));
    const { signal } = new AbortController();
    const listening = listen(importaciones.events, { params }, { signal, onEvent: () => undefined });
    await expect(listening).rejects.toMatchObject({ code: 'no-existe' });
  });
});
