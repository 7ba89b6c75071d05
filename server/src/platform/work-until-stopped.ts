import { setTimeout as sleep } from 'node:timers/promises';

type Work = {
  /** Does what is due; true when there may be more to do at once. */
  readonly turn: (signal: AbortSignal) => Promise<boolean>;
  /** Milliseconds from a turn that found nothing more, or failed, to the next. */
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
};

/** Takes one turn after another until the returned function is called, which waits for the last to end. */
export function workUntilStopped({ turn, everyMs, onError }: Work): () => Promise<void> {
  const stop = new AbortController();
  const working = (async () => {
    while (!stop.signal.aborted) {
      const more = await turn(stop.signal).catch(onError);
      if (!more) await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await working;
  };
}
