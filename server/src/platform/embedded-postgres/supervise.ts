import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from '../live-process.ts';
import { type Postmaster, stopPostmaster } from './postmaster.ts';

type Supervised = {
  readonly cluster: string;
  readonly first: Postmaster;
  /** Starts the server again on the same port: the connections of the process know no other. */
  readonly relaunch: () => Promise<Postmaster>;
  readonly onEvent: (text: string) => void;
};

const LOOK_MS = 100;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;

/** Starts the server again each time it dies. The function that it answers ends the server. */
export function superviseServer({ cluster, first, relaunch, onEvent }: Supervised): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;

  async function relaunchUntilItRuns(): Promise<void> {
    for (let retryMs = FIRST_RETRY_MS; !signal.aborted; retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)) {
      try {
        server = await relaunch();
        return;
      } catch (error) {
        // Sessions of the dead server may still be ending: until then it refuses to start.
        if (retryMs === LONGEST_RETRY_MS) onEvent(String(error));
      }
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function watch(): Promise<void> {
    let started = processStart(server.pid);
    while (!signal.aborted) {
      if (started === undefined || processStart(server.pid) !== started) {
        onEvent(`PostgreSQL (proceso ${server.pid}) se ha caído: se vuelve a arrancar`);
        await relaunchUntilItRuns();
        started = processStart(server.pid);
      }
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
    await stopPostmaster(cluster, server);
  };
}
