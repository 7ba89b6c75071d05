import { invalidData, problem } from '../../platform/problems.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { WorkerPool } from '../../platform/worker-pool.ts';
import type { CurveSums, CurveTask } from './curva.ts';

/** A file of one megabyte may hold thousands of supply points with fifteen years between readings. */
const readers = new WorkerPool<CurveTask, CurveSums>({
  module: new URL('./curve-worker.ts', import.meta.url),
  threads: 2,
  memoryMb: 512,
  timeLimitMs: 15_000,
  exceeded: (limit) =>
    problem({
      code: 'fichero-no-valido',
      status: 400,
      title: 'No se puede leer el fichero',
      extra: {
        detail: `Necesita demasiad${limit === 'memory' ? 'a memoria' : 'o tiempo'}: súbelo por partes, o como importación`,
      },
    }),
});

/** Adds up a load-curve file in a thread, where it keeps nobody waiting. */
export async function readCurve(
  donde: CurveTask['donde'],
  files: readonly UploadedFile[],
): Promise<CurveSums> {
  const [file, other] = files;
  if (!file) throw invalidData({ fichero: 'Falta el fichero' });
  if (other) throw invalidData({ fichero: 'Envía un solo fichero' });
  return readers.run({ path: file.path, donde });
}
