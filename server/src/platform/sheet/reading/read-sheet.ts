import { stat } from 'node:fs/promises';
import { demasiadoGrande, type UploadedFile } from '../../upload.ts';
import { WorkerPool } from '../../worker-pool.ts';
import { isBlank, type ReadRow, unreadable } from './read-row.ts';

type Limites = { readonly maxBytes: number; readonly maxFilas: number };

/** Reads the first row with content and those below. The content, and not the name, decides the format. */
export async function readSheet(
  files: readonly UploadedFile[],
  { maxBytes, maxFilas }: Limites,
): Promise<{ readonly cabecera: ReadRow; readonly filas: readonly ReadRow[] }> {
  const [fichero, sobrante] = files;
  if (!fichero || sobrante) throw unreadable('Sube un fichero, y solo uno');
  const { size: bytes } = await stat(fichero.path);
  if (bytes > maxBytes) {
    throw demasiadoGrande(maxBytes);
  }
  const filas: ReadRow[] = [];
  for await (const unas of readers.stream(fichero.path)) {
    filas.push(...unas.filter(({ celdas }) => !celdas.every((celda) => isBlank(celda))));
  }
  const [cabecera, ...resto] = filas;
  if (!cabecera || resto.length === 0) throw unreadable('El fichero no tiene ninguna fila');
  if (resto.length > maxFilas)
    throw unreadable(
      `El fichero tiene ${enEspanol(resto.length)} filas y el máximo son ${enEspanol(maxFilas)}: pártelo en varios`,
    );
  return { cabecera, filas: resto };
}

function enEspanol(numero: number): string {
  return numero.toLocaleString('es', { useGrouping: 'always' });
}

/** Users' files are read in a thread, where one that takes too much memory or time harms only its sender. */
const readers = new WorkerPool<string, readonly ReadRow[]>({
  module: new URL('./sheet-worker.ts', import.meta.url),
  threads: 2,
  memoryMb: 512,
  timeLimitMs: 30_000,
  exceeded: (limit) =>
    unreadable(
      limit === 'memory'
        ? 'Leerlo ocupa demasiada memoria: quítale lo que sobre, guárdalo como CSV o pártelo en varios'
        : 'Se tarda demasiado en leerlo: quítale lo que sobre, guárdalo como CSV o pártelo en varios',
    ),
});
