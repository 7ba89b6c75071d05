import { stat } from 'node:fs/promises';
import { demasiadoGrande, type UploadedFile } from '../../upload.ts';
import { WorkerPool } from '../../worker-pool.ts';
import type { Book, Reading } from './book.ts';
import { findTable, type Place, type Table } from './find-table.ts';
import type { Recognize } from './heading.ts';
import { type ReadRow, unreadable } from './read-row.ts';
import type { SheetPart, SheetTask } from './sheet-worker.ts';

type Limites = { readonly maxBytes: number; readonly maxFilas: number };

/** What a person says of how a file is to be read; what is not said is found out. */
export type Chosen = Reading & Place;

/**
 * Reads every row of every sheet of a file, among which its table is then found. The content, and not the name, decides the
 * format.
 */
export async function openBook(
  files: readonly UploadedFile[],
  { limits, chosen = {} }: { limits: Limites; chosen?: Chosen },
): Promise<Book> {
  const [fichero, sobrante] = files;
  if (!fichero || sobrante) throw unreadable('Sube un fichero, y solo uno');
  const { size: bytes } = await stat(fichero.path);
  if (bytes > limits.maxBytes) throw demasiadoGrande(limits.maxBytes);
  return readBook(fichero.path, chosen);
}

/** The table of a file, if it has rows and not too many. */
export function limited(table: Table, { maxFilas }: Limites): Table {
  if (table.rows.length === 0) throw unreadable('El fichero no tiene ninguna fila');
  if (table.rows.length > maxFilas)
    throw unreadable(
      `El fichero tiene ${enEspanol(table.rows.length)} filas y el máximo son ${enEspanol(maxFilas)}: pártelo en varios`,
    );
  return table;
}

/**
 * Reads the table of a file: its sheet, its heading, by the fields that its titles name, and the rows below. The content, and not
 * the name, decides the format.
 */
export async function readTable(
  files: readonly UploadedFile[],
  { limits, recognize, chosen = {} }: { limits: Limites; recognize: Recognize; chosen?: Chosen },
): Promise<Table> {
  return limited(findTable(await openBook(files, { limits, chosen }), recognize, chosen), limits);
}

/** Every row of every sheet. */
async function readBook(path: string, { encoding, separator }: Chosen): Promise<Book> {
  let book: Book = { encoding: null, separator: null, sheets: [] };
  const rows: ReadRow[][] = [];
  for await (const part of readers.stream({ path, reading: { encoding, separator } })) {
    if ('names' in part) {
      const sheets = part.names.map((name, i) => {
        rows[i] = [];
        return { name, rows: rows[i] };
      });
      book = { ...part, sheets };
    } else rows[part.sheet]?.push(...part.rows);
  }
  return book;
}

function enEspanol(numero: number): string {
  return numero.toLocaleString('es', { useGrouping: 'always' });
}

/** Users' files are read in a thread, where one that takes too much memory or time harms only its sender. */
const readers = new WorkerPool<SheetTask, SheetPart>({
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
