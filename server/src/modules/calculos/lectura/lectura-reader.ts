import type { calculos, ResponseOf } from '@vatio/contract/endpoints';
import type { LecturaDeFactura } from '@vatio/domain';
import { invalidData } from '../../../platform/problems.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { WorkerPool } from '../../../platform/worker-pool.ts';
import type { CodesTask } from './codes.ts';
import type { FoundCode, Reading, ReadingTask } from './lectura.ts';
import { unreadablePdf } from './pdf-pages.ts';

const tooMuch = () =>
  unreadablePdf('Necesita demasiada memoria o demasiado tiempo: envía solo las páginas de la factura');

/** A page takes some tens of milliseconds; a file that takes so much longer was made to. */
const texts = new WorkerPool<ReadingTask, Reading>({
  module: new URL('./lectura-worker.ts', import.meta.url),
  threads: 2,
  memoryMb: 512,
  timeLimitMs: 1800,
  exceeded: tooMuch,
});

const codes = new WorkerPool<CodesTask, readonly FoundCode[]>({
  module: new URL('./codes-worker.ts', import.meta.url),
  threads: 1,
  memoryMb: 512,
  timeLimitMs: 4000,
  exceeded: tooMuch,
});

/** Reads a bill in threads of their own: its text first, and its code where the text does not bring it. */
export async function readLectura(
  files: readonly UploadedFile[],
  password: string | undefined,
): Promise<ResponseOf<typeof calculos.lecturaFactura>> {
  const [file, other] = files;
  if (!file) throw invalidData({ fichero: 'Falta el fichero' });
  if (other) throw invalidData({ fichero: 'Envía un solo fichero' });
  const { path } = file;
  const text = await texts.run({ path, password, codes: [] });
  if (!text.codeIsMissing) return answerOf(text.lecturas);
  // Without its code the text is still read: what goes wrong while it is looked for takes nothing away.
  const found = await codes.run({ path, password }).catch(() => []);
  if (found.length === 0) return answerOf(text.lecturas);
  return answerOf((await texts.run({ path, password, codes: found })).lecturas);
}

type Answer = ResponseOf<typeof calculos.lecturaFactura>;

/** The first bill as if it came alone, and all of them where there are several. */
function answerOf(lecturas: readonly LecturaDeFactura[]): Answer {
  const [primera, otra] = lecturas.map(readingOf);
  if (!primera) {
    throw unreadablePdf(
      'No tiene texto ni un código QR de la CNMC que se pueda leer: es una imagen. Envía el PDF original o escribe sus cifras',
    );
  }
  return otra ? { ...primera, facturas: lecturas.map(readingOf) } : primera;
}

function readingOf({ campos, lineas, avisos, ...resto }: LecturaDeFactura): Answer {
  return {
    ...resto,
    campos: campos.map((campo) => ({ ...campo, caja: [...campo.caja] })),
    lineas: [...lineas],
    avisos: [...avisos],
  };
}
