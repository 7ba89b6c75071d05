import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../../platform/worker-thread.ts';
import type { Comun, PuntoDeCartera, ResumenDePunto } from './lote.ts';

/**
 * The objects of a bill are garbage at once: in a young generation of this size, in MB, most of a batch is
 * collected without being copied.
 */
const YOUNG_MB = 64;

/** A thread that studies batches one after another, in the order it is given them. */
export class StudyThread {
  readonly #worker: Worker;
  readonly #esperas: { resolve: (resumenes: ResumenDePunto[]) => void; reject: (error: Error) => void }[] =
    [];

  constructor(comun: Comun) {
    this.#worker = startWorker(new URL('./study-worker.ts', import.meta.url), {
      workerData: comun,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker.on('message', (resumenes: ResumenDePunto[]) => this.#esperas.shift()?.resolve(resumenes));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#esperas.splice(0)) reject(error);
    });
  }

  study(lote: readonly PuntoDeCartera[]): Promise<ResumenDePunto[]> {
    return new Promise((resolve, reject) => {
      this.#esperas.push({ resolve, reject });
      this.#worker.postMessage(lote);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
