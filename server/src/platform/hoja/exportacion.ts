import { Readable } from 'node:stream';
import type { Db } from '../database.ts';
import { problem } from '../problems.ts';
import type { Columna } from './columna.ts';
import { enCsv } from './csv.ts';
import { type Consulta, hasMoreThan, walkRows } from './cursor.ts';
import { enXlsx, FILAS_POR_HOJA } from './xlsx.ts';

/** Each one holds a connection to the database for as long as the download takes. */
const A_LA_VEZ = 3;
let enMarcha = 0;

const TIPOS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type Hoja<Fila> = {
  /** Of the file, without what tells the format: `puntos-de-suministro`. */
  readonly nombre: string;
  /** Of the sheet: `Puntos de suministro`. */
  readonly titulo: string;
  readonly columnas: readonly Columna<Fila>[];
};

/** A download: its media type, the name of the file, and what it says. */
export type Exportacion = { readonly tipo: string; readonly nombre: string; readonly contenido: Readable };

/** What `enCsv` writes, as a download; `nombre` without its ending. */
export function ficheroCsv(nombre: string, csv: AsyncIterable<string>): Exportacion {
  return { tipo: TIPOS.csv, nombre: `${nombre}.csv`, contenido: Readable.from(csv) };
}

/** Exactly the rows of a list, as a file that is written while it is sent. */
export async function exportRows<Fila>(
  db: Db,
  formato: 'csv' | 'xlsx',
  { nombre, titulo, columnas }: Hoja<Fila>,
  consulta: Consulta<Fila>,
): Promise<Exportacion> {
  if (enMarcha >= A_LA_VEZ) {
    throw problem(
      'exportaciones-ocupadas',
      503,
      'Hay varias exportaciones en marcha: vuelve a probar en un rato',
    );
  }
  if (formato === 'xlsx' && (await hasMoreThan(db, consulta, FILAS_POR_HOJA - 1))) {
    throw problem('demasiadas-filas', 400, 'No caben en una hoja de Excel: acota el filtro o elige CSV');
  }
  enMarcha++;
  const lotes = walkRows(db, consulta);
  const contenido =
    formato === 'csv' ? Readable.from(enCsv(columnas, lotes)) : enXlsx(titulo, columnas, lotes);
  contenido.once('close', () => enMarcha--);
  return { tipo: TIPOS[formato], nombre: `${nombre}.${formato}`, contenido };
}
