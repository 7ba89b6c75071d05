import type { calculos, ResponseOf } from '@vatio/contract/endpoints';
import type { LecturaDeFactura, Palabra } from '@vatio/domain';
import { invalidData, ProblemError } from '../../../platform/problems.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { WorkerPool } from '../../../platform/worker-pool.ts';
import type { CodesTask } from './codes.ts';
import type { FoundCode, Reading, ReadingTask } from './lectura.ts';
import type { OcrTask } from './ocr/ocr.ts';
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

/** A page takes some three seconds; one that is read upside down first, twice that. */
const pixels = new WorkerPool<OcrTask, readonly Palabra[]>({
  module: new URL('./ocr/ocr-worker.ts', import.meta.url),
  threads: 1,
  memoryMb: 512,
  timeLimitMs: 30_000,
  exceeded: tooMuch,
});

/** Reads a bill in threads of their own: its text first, its code where the text does not bring it, and of a picture its words. */
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
  let exceeded: ProblemError | undefined;
  const found = await codes.run({ path, password }).catch((error: unknown) => {
    if (error instanceof ProblemError) exceeded = error;
    return [];
  });
  const { lecturas, wordsAreMissing } =
    found.length === 0 ? text : await texts.run({ path, password, codes: found });
  if (!wordsAreMissing) return answerOf(lecturas);
  // What cannot be drawn in the time of its code would take the longer one of its words too.
  if (exceeded) throw exceeded;
  const words = await pixels.run({ path, password });
  return answerOf((await texts.run({ path, password, codes: found, words })).lecturas);
}

type Answer = ResponseOf<typeof calculos.lecturaFactura>;

/** The first bill as if it came alone, and all of them where there are several. */
function answerOf(lecturas: readonly LecturaDeFactura[]): Answer {
  const [primera, otra] = lecturas.map(readingOf);
  if (!primera) {
    throw unreadablePdf(
      'No tiene texto ni un código QR de la CNMC que se pueda leer. Envía el PDF original o escribe sus cifras',
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
