import { setImmediate as turno } from 'node:timers/promises';

/** As long as whoever calls meanwhile may be kept waiting. */
const SEGUIDOS_MS = 10;

/** The elements of a long list; between them, once in a while, the calls that have come meanwhile are answered. */
export async function* withPauses<T>(lista: Iterable<T>): AsyncGenerator<T> {
  let desde = performance.now();
  for (const uno of lista) {
    yield uno;
    if (performance.now() - desde < SEGUIDOS_MS) continue;
    await turno();
    desde = performance.now();
  }
}
