import type { Call } from '@vatio/contract';
import { type CallInput, send } from './call.ts';
import { EventStreamParser, type ServerEvent } from './event-stream.ts';
import { isPassing, Problem } from './problem.ts';
import { sessionSignal } from './session.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

type Listener = { readonly onEvent: (event: ServerEvent) => void; readonly signal: AbortSignal };

/**
 * Reads a server-sent event stream. When it breaks, it connects again and tells the server the last event it received.
 * It uses `fetch` because `EventSource` cannot carry the token. It ends when aborted, or with the `Problem` of a
 * refusal; a 204 means that nothing more will come.
 */
export async function listen<E extends Call>(
  endpoint: E,
  input: CallInput<E>,
  { signal, onEvent }: Listener,
): Promise<void> {
  let lastId: string | undefined;
  let shortest = FIRST_WAIT_MS;
  let wait = shortest;
  while (!signal.aborted) {
    try {
      const parser = new EventStreamParser();
      const headers = {
        accept: 'text/event-stream',
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      };
      const response = await send(endpoint, { ...input, signal, headers });
      if (response.status === 204 || !response.body) return;
      for await (const text of textOf(response.body, signal)) {
        for (const event of parser.push(text)) {
          lastId = event.id ?? lastId;
          shortest = parser.retryMs ?? shortest;
          wait = shortest;
          onEvent(event);
        }
      }
    } catch (cause) {
      if (signal.aborted || sessionSignal().aborted) return;
      if (cause instanceof Problem && !isPassing(cause) && cause.status < 500) throw cause;
    }
    await pause(wait, signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

async function* textOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    while (!signal.aborted) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
