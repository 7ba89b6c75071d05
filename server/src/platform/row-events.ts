import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 350;
/** Proxies cut connections that are silent for about half a minute. */
const BEAT_MS = 15_000;

type Revised = {
  /** The revision grows with each change of the row. */
  readonly revision: number;
  /** The part of the row that is sent. */
  readonly row: object;
  /** True when no more events will come. */
  readonly ended: boolean;
};

type RowEvents = {
  readonly name: string;
  readonly read: () => Promise<Revised | undefined>;
  /** The revision that the listener already has. */
  readonly from: number;
  /** The signal tells that the process is ending. */
  readonly signal: AbortSignal;
  /** Awaited before a change is told, so that whoever hears of it then reads it, and not a replica that lacks it. */
  readonly beforeTelling?: () => Promise<void>;
};

/**
 * The server-sent events of a row from a revision on, until it ends. `read` gives the row as it is now: it is
 * looked at a few times a second by its key, which works wherever the row is changed.
 */
export function rowEvents({ signal, ...events }: RowEvents): Readable {
  const ending = new AbortController();
  const stream = Readable.from(eventsOf({ ...events, signal: AbortSignal.any([signal, ending.signal]) }));
  // A generator that waits cannot be ended from outside before it yields.
  const destroy = stream._destroy.bind(stream);
  stream._destroy = (error, done) => {
    ending.abort();
    destroy(error, done);
  };
  return stream;
}

async function* eventsOf({ name, read, from, signal, beforeTelling }: RowEvents): AsyncGenerator<string> {
  let seen = from;
  let last = Date.now();
  yield 'retry: 1000\n\n';
  while (!signal.aborted) {
    const now = await read();
    if (!now) return;
    if (now.revision > seen) {
      seen = now.revision;
      last = Date.now();
      await beforeTelling?.();
      yield `id: ${seen}\nevent: ${name}\ndata: ${JSON.stringify(now.row)}\n\n`;
    } else if (Date.now() - last > BEAT_MS) {
      last = Date.now();
      yield ': sigue\n\n';
    }
    if (now.ended) return;
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
