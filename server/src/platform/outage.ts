import { isConnectionLost } from './connection-lost.ts';

/** Failures of the database within this time, in ms, count as one outage. */
const SAME_OUTAGE_MS = 30_000;

/** An outage makes everything fail at once: of its errors only the first is told. Every other error is told. */
export function onceAnOutage<A extends unknown[]>(
  tell: (error: unknown, ...more: A) => void,
): (error: unknown, ...more: A) => void {
  let lastLostMs = Number.NEGATIVE_INFINITY;
  return (error, ...more) => {
    if (isConnectionLost(error)) {
      const told = Date.now() - lastLostMs < SAME_OUTAGE_MS;
      lastLostMs = Date.now();
      if (told) return;
    }
    tell(error, ...more);
  };
}
