import { setTimeout as sleep } from 'node:timers/promises';

type Work = {
  /** Does what is due; true when there may be more to do at once. */
  readonly turn: (signal: AbortSignal) => Promise<boolean>;
  /** Milliseconds from a turn that found nothing more, or failed, to the next. */
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
  /** How many take turns side by side, so that what has waited for long is not done one after another; one when absent. */
  readonly atOnce?: number;
};

/** Takes one turn after another until the returned function is called, which waits for the last to end. */
export function workUntilStopped({ atOnce = 1, ...work }: Work): () => Promise<void> {
  const stop = new AbortController();
  const working = Array.from({ length: atOnce }, () => workUntil(stop.signal, work));
  return async () => {
    stop.abort();
    await Promise.all(working);
  };
}

async function workUntil(signal: AbortSignal, { turn, everyMs, onError }: Work): Promise<void> {
  while (!signal.aborted) {
    const more = await turn(signal).catch(onError);
    if (!more) await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
