import { formatFecha } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';

/** A larger file would stop the page while it is read. The server reads such files. */
const MOST_BYTES = 5_000_000;

type SheetRow = {
  /** The line has the number that the sheet gives it. The titles usually stand on line 1. */
  readonly line: number;
  readonly cells: readonly unknown[];
};

/** The table is the first sheet of a workbook, whose first row names the columns. */
export type SheetTable = {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
};

/**
 * Reads a workbook, or fails with a sentence for the person who brought it. The library is loaded with the first one.
 */
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

/** Writes a cell in the language of the page. */
export function writtenCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return formatNumber(cell, [0, 6]);
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  // A sheet keeps days without a zone, and the library gives them as midnight in UTC.
  return cell instanceof Date ? formatFecha(cell.toISOString().slice(0, 10)) : String(cell).trim();
}
