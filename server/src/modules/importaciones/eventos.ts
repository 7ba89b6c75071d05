import { setTimeout as sleep } from 'node:timers/promises';
import type { FilaImportacion } from './importaciones.repository.ts';

const CADA_MS = 350;
/** Proxies cut what is silent for half a minute or so. */
const LATIDO_MS = 15_000;

/**
 * The server-sent events of an import from a revision on, ending with the import. `leer` gives it as it is now: looking
 * at its row a few times a second is one search by key, and works wherever the import is being done.
 */
export async function* eventosDe(
  leer: () => Promise<FilaImportacion | undefined>,
  desde: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let revision = desde;
  let ultimo = Date.now();
  yield 'retry: 1000\n\n';
  while (!signal.aborted) {
    const importacion = await leer();
    if (!importacion) return;
    if (importacion.revision > revision) {
      revision = importacion.revision;
      ultimo = Date.now();
      yield `id: ${revision}\nevent: importacion\ndata: ${JSON.stringify(sinRevision(importacion))}\n\n`;
    } else if (Date.now() - ultimo > LATIDO_MS) {
      ultimo = Date.now();
      yield ': sigue\n\n';
    }
    if (importacion.terminada !== null) return;
    await sleep(CADA_MS, undefined, { signal }).catch(() => undefined);
  }
}

function sinRevision({ revision, ...importacion }: FilaImportacion): Omit<FilaImportacion, 'revision'> {
  return importacion;
}
