import { once } from 'node:events';
import type { Problem } from '@vatio/contract';
import { ProblemError } from '../../problems.ts';
import { startWorker } from '../../worker-thread.ts';
import type { Fila } from './fila.ts';

/** What the thread says: some rows, the last ones, or why not. */
export type Mensaje =
  | { readonly filas: readonly Fila[]; readonly fin: boolean }
  | { readonly problema: Problem };

/** Reads a sheet where it keeps nobody waiting; its rows come some at a time, each time they are asked for. */
export async function* leerEnHilo(path: string): AsyncGenerator<readonly Fila[]> {
  const hilo = startWorker(new URL('./hilo-worker.ts', import.meta.url), { workerData: path });
  try {
    for (let fin = false; !fin; ) {
      const [mensaje]: Mensaje[] = await once(hilo, 'message');
      if (!mensaje || 'problema' in mensaje) throw new ProblemError(mensaje!.problema);
      fin = mensaje.fin;
      yield mensaje.filas;
      if (!fin) hilo.postMessage('más');
    }
  } finally {
    await hilo.terminate();
  }
}
