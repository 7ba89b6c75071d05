import { setImmediate as turno } from 'node:timers/promises';

/** The longest time, in ms, that calls are kept waiting. */
const SEGUIDOS_MS = 10;

/** Yields the elements of a long list, and now and then lets the calls that came meanwhile be answered. */
export async function* withPauses<T>(lista: Iterable<T>): AsyncGenerator<T> {
  let desde = performance.now();
  for (const item of lista) {
    yield item;
    if (performance.now() - desde < SEGUIDOS_MS) continue;
    await turno();
    desde = performance.now();
  }
}
