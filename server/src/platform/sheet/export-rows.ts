import { Readable } from 'node:stream';
import type { Db } from '../database.ts';
import { problem } from '../problems.ts';
import type { SheetColumn } from './column.ts';
import { type CursorQuery, hasMoreThan, walkRows } from './cursor.ts';
import { toCsv } from './to-csv.ts';
import { ROWS_PER_SHEET, toXlsx } from './to-xlsx.ts';

/** The exports that may run at once: each holds a database connection for as long as the download takes. */
const A_LA_VEZ = 3;
let enMarcha = 0;

const TIPOS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type Sheet<Fila> = {
  /** The name of the file without its extension: `puntos-de-suministro`. */
  readonly nombre: string;
  /** The name of the sheet: `Puntos de suministro`. */
  readonly titulo: string;
  readonly columnas: readonly SheetColumn<Fila>[];
};

/** A download with its media type, its file name and its content. */
export type ExportFile = { readonly tipo: string; readonly nombre: string; readonly contenido: Readable };

/** A CSV as a download; `nombre` has no extension. */
export function csvFile(nombre: string, csv: AsyncIterable<string>): ExportFile {
  return { tipo: TIPOS.csv, nombre: `${nombre}.csv`, contenido: Readable.from(csv) };
}

/** Writes exactly the rows of a list as a file while it is being sent. */
export async function exportRows<Fila>({
  db,
  formato,
  sheet: { nombre, titulo, columnas },
  consulta,
}: {
  readonly db: Db;
  readonly formato: 'csv' | 'xlsx';
  readonly sheet: Sheet<Fila>;
  readonly consulta: CursorQuery<Fila>;
}): Promise<ExportFile> {
  if (enMarcha >= A_LA_VEZ) {
    throw problem({
      code: 'exportaciones-ocupadas',
      status: 503,
      title: 'Hay varias exportaciones en marcha: vuelve a probar en un rato',
    });
  }
  if (formato === 'xlsx' && (await hasMoreThan(db, consulta, ROWS_PER_SHEET - 1))) {
    throw problem({
      code: 'demasiadas-filas',
      status: 400,
      title: 'No caben en una hoja de Excel: acota el filtro o elige CSV',
    });
  }
  enMarcha++;
  const lotes = walkRows(db, consulta);
  const contenido =
    formato === 'csv' ? Readable.from(toCsv(columnas, lotes)) : toXlsx(titulo, columnas, lotes);
  contenido.once('close', () => enMarcha--);
  return { tipo: TIPOS[formato], nombre: `${nombre}.${formato}`, contenido };
}
