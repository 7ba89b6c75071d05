import { invalidData, problem } from '../../../platform/problems.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { WorkerPool } from '../../../platform/worker-pool.ts';
import type { F1Answer, F1Task } from './f1.ts';

/** Ten thousand bills take some seconds of one processor. */
const readers = new WorkerPool<F1Task, F1Answer>({
  module: new URL('./f1-worker.ts', import.meta.url),
  threads: 2,
  memoryMb: 512,
  timeLimitMs: 20_000,
  exceeded: () => notReadable('Necesita demasiada memoria o demasiado tiempo: envíalo por partes'),
});

/** Reads and checks the bills of a file in a thread, where it keeps nobody waiting. */
export async function readF1(files: readonly UploadedFile[]): Promise<F1Answer> {
  const [file, other] = files;
  if (!file) throw invalidData({ fichero: 'Falta el fichero' });
  if (other) throw invalidData({ fichero: 'Envía un solo fichero: para muchos, un zip' });
  const answer: F1Answer = { facturas: [], rechazadas: [] };
  for await (const part of readers.stream({ path: file.path, nombre: file.filename })) {
    answer.facturas.push(...part.facturas);
    answer.rechazadas.push(...part.rechazadas);
  }
  const [refused] = answer.rechazadas;
  if (answer.facturas.length === 0) throw notReadable(refused?.motivo ?? 'No trae ninguna factura');
  return answer;
}

function notReadable(motivo: string) {
  return problem({
    code: 'f1-no-legible',
    status: 400,
    title: 'No hay ninguna factura F1 que se pueda leer',
    extra: { detail: motivo, errors: { fichero: motivo } },
  });
}
