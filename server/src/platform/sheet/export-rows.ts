import { Readable } from 'node:stream';
import { MAX_ON_PAPER } from '@vatio/contract/endpoints';
import type { Viewer } from '../access-token.ts';
import { brandOfAccount } from '../brand/brand.repository.ts';
import type { Db } from '../database.ts';
import { problem } from '../problems.ts';
import type { ListColumn } from './column.ts';
import { type CursorQuery, hasMoreThan, walkRows } from './cursor.ts';
import { toCsv } from './to-csv.ts';
import { toPaper } from './to-paper.ts';
import { ROWS_PER_SHEET, toXlsx } from './to-xlsx.ts';
import type { Language, Text } from './words.ts';

/** The exports that may run at once: each holds a database connection for as long as the download takes. */
const A_LA_VEZ = 3;
let enMarcha = 0;

const TIPOS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  papel: 'application/json; charset=utf-8',
} as const;

export type Format = keyof typeof TIPOS;

/** A CSV has no limit. */
const LIMITS: Readonly<Record<Format, { readonly max?: number; readonly title: string }>> = {
  csv: { title: '' },
  xlsx: { max: ROWS_PER_SHEET - 1, title: 'No caben en una hoja de Excel: acota el filtro o elige CSV' },
  papel: {
    max: MAX_ON_PAPER,
    title: `En papel salen ${MAX_ON_PAPER} filas como mucho: acota el filtro o elige CSV`,
  },
};

export type Sheet<Fila> = {
  /** The name of the file without its extension: `puntos-de-suministro`. */
  readonly nombre: string;
  /** The name of the sheet: `Puntos de suministro`. */
  readonly titulo: Text;
  readonly columnas: readonly ListColumn<Fila>[];
  /** The columns that fit on paper; when absent, all but identifiers. */
  readonly enPapel?: readonly string[];
  /** An import reads the file again by its Spanish titles and words, so that only its paper is in another language. */
  readonly readAgain?: true;
};

/** A download with its media type, its file name and its content. */
export type ExportFile = { readonly tipo: string; readonly nombre: string; readonly contenido: Readable };

/** A CSV as a download; `nombre` has no extension. */
export function csvFile(nombre: string, csv: AsyncIterable<string>): ExportFile {
  return { tipo: TIPOS.csv, nombre: `${nombre}.csv`, contenido: Readable.from(csv) };
}

type HeldSheet<Fila> = Parameters<typeof toXlsx<Fila>>[0] & {
  readonly formato: 'csv' | 'xlsx';
  /** The name of the file without its extension. */
  readonly nombre: string;
};

/** A file of rows that are few and already there. */
export function heldFile<Fila>(
  { formato, nombre, ...sheet }: HeldSheet<Fila>,
  rows: readonly Fila[],
): ExportFile {
  async function* once() {
    yield rows;
  }
  const contenido = formato === 'csv' ? Readable.from(toCsv(sheet.columnas, once())) : toXlsx(sheet, once());
  return { tipo: TIPOS[formato], nombre: `${nombre}.${formato}`, contenido };
}

/**
 * Writes exactly the rows of a list as a file while it is being sent, under the brand of whoever takes it. A CSV does not name
 * it: programs read the titles from its first line, and have no place for anything else.
 */
export async function exportRows<Fila>({
  db,
  viewer,
  formato,
  language,
  sheet,
  consulta,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly formato: Format;
  readonly language: Language;
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
  const { max, title } = LIMITS[formato];
  if (max !== undefined && (await hasMoreThan(db, consulta, max))) {
    throw problem({ code: 'demasiadas-filas', status: 400, title });
  }
  const { nombre: marca } = await brandOfAccount(db, viewer.id);
  enMarcha++;
  const spoken = sheet.readAgain && formato !== 'papel' ? 'es' : language;
  const lotes = walkRows(db, consulta);
  const contenido = written(formato, { ...inLanguage(sheet, spoken), marca }, lotes);
  contenido.once('close', () => enMarcha--);
  const extension = formato === 'papel' ? 'json' : formato;
  return { tipo: TIPOS[formato], nombre: `${sheet.nombre}.${extension}`, contenido };
}

function inLanguage<Fila>({ titulo, columnas, enPapel }: Sheet<Fila>, language: Language) {
  return {
    titulo: titulo[language],
    columnas: columnas.map((column) => ({
      ...column,
      titulo: column.title[language],
      celda: (fila: Fila) => column.cell(fila, language),
    })),
    enPapel,
  };
}

function written<Fila>(
  formato: Format,
  sheet: ReturnType<typeof inLanguage<Fila>> & { readonly marca: string },
  lotes: AsyncIterable<readonly Fila[]>,
): Readable {
  if (formato === 'xlsx') return toXlsx(sheet, lotes);
  return Readable.from(formato === 'csv' ? toCsv(sheet.columnas, lotes) : toPaper(sheet, lotes));
}
