import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';

/** Larger files are read by the server, which does not stop the page meanwhile. */
const MOST_BYTES = 5_000_000;

type SheetRow = {
  /** As the sheet numbers it: the titles are, as a rule, on the first. */
  readonly line: number;
  readonly cells: readonly unknown[];
};

/** The first sheet of a book: its first row gives names to the columns. */
export type SheetTable = {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
};

/** Reads a book; fails with a sentence for whoever brought it. What reads it is loaded with the first one. */
export async function readSheetTable(file: File): Promise<SheetTable> {
  if (!/\.xlsx$/i.test(file.name)) throw new Error(`«${file.name}» no se admite: solo hojas .xlsx`);
  if (file.size > MOST_BYTES) throw new Error(`«${file.name}» es demasiado grande: como mucho, 5 MB`);
  const { readSheet } = await import('read-excel-file/universal');
  const data: readonly (readonly unknown[])[] = await readSheet(await file.arrayBuffer()).catch((cause) => {
    throw new Error(`«${file.name}» no se puede leer: ¿está dañada o tiene contraseña?`, { cause });
  });
  const [head, ...rows] = data
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => writtenCell(cell) !== ''));
  if (!head || rows.length === 0) throw new Error(`«${file.name}» no trae ninguna fila bajo sus títulos`);
  return { file: file.name, columns: head.cells.map(nameOf), rows };
}

function nameOf(cell: unknown, at: number): string {
  return writtenCell(cell) || `Columna ${at + 1}`;
}

/** What a cell says, in the language of the page. */
export function writtenCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return formatNumber(cell, 0, 6);
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  // A sheet keeps days without a zone, which the reader gives as midnight in UTC.
  return cell instanceof Date ? formatFecha(cell.toISOString().slice(0, 10)) : String(cell).trim();
}
