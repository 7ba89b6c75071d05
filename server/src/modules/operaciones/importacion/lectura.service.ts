import { importacionDeFilas } from '@vatio/contract/endpoints';
import type { SignoDecimal } from '@vatio/domain';
import { orProblem } from '../../../platform/issues.ts';
import { asWritten, decimalSignOf } from '../../../platform/sheet/reading/cell-values.ts';
import { findTable, type Place, type Table } from '../../../platform/sheet/reading/find-table.ts';
import type { ReadCell, ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import { type Chosen, limited, openBook } from '../../../platform/sheet/reading/read-sheet.ts';
import type { ImportColumn, RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { withPauses } from '../../../platform/with-pauses.ts';
import { recalled } from './asignaciones.service.ts';
import { type Columna, columnaDeTitulo, type Mapa, readMap, readTitles, requireColumns } from './columnas.ts';

export { type Mapa, readMap } from './columnas.ts';

/** A row as it was written; it is kept as JSON until it is imported. */
export type RenglonLeido = {
  readonly numero: number;
  /** The cells as they came, for the file of errors. */
  readonly celdas: readonly string[];
  readonly motivos: readonly RowReason[];
};

/** What tells the columns of a kind of file, and reads each of its rows. */
export type FileReader<R extends RenglonLeido> = {
  readonly columnas: readonly Columna[];
  readonly read: (
    fila: ReadRow,
    columnas: readonly (ImportColumn | undefined)[],
    decimal: SignoDecimal,
    /** Whom the file means by what it writes; null for nobody. */
    valores: Mapa,
  ) => R;
};

/** What was said of the files of a shape: their columns, and where their table is. */
type Memoria = {
  readonly columnas: Mapa;
  readonly valores?: Mapa | undefined;
  readonly hoja?: string | null;
  readonly fila?: number | null;
};

export type ReadImport<R extends RenglonLeido> = importacionDeFilas.Columnas & {
  readonly titulos: readonly string[];
  /** The titles of the table as it is found when nobody says where it is, by which its like are known. */
  readonly titulosHallados: readonly string[];
  /** The field of each title that was remembered or given, to be remembered once the file is imported. */
  readonly mapa: Mapa;
  readonly valores: Mapa;
  readonly renglones: readonly R[];
};

const LIMITES = { maxBytes: importacionDeFilas.MAX_BYTES, maxFilas: importacionDeFilas.MAX_FILAS };
const EJEMPLOS = 3;
/** So many cells of a column show what it is. */
const MUESTRA = 200;

/** Reads the rows of an uploaded table, once it is known where it is and what each of its columns is. */
export async function readImport<R extends RenglonLeido>({
  files,
  de,
  dichas,
  dichos = {},
  chosen,
  remembered,
}: {
  readonly files: readonly UploadedFile[];
  readonly de: FileReader<R>;
  /** JSON of title → field, as whoever brought the file says; it wins over what is remembered. */
  readonly dichas: string | undefined;
  /** What it says of values; it wins too. */
  readonly dichos?: Mapa;
  readonly chosen: importacionDeFilas.Lectura;
  readonly remembered: (titulos: readonly string[]) => Promise<Memoria | undefined>;
}): Promise<ReadImport<R>> {
  const given = readMap(de.columnas, dichas);
  const byTitle = (titulo: string) => columnaDeTitulo(de.columnas, titulo)?.columna.campo;
  const book = await openBook(files, { limits: LIMITES, chosen: chosenOf(chosen) });
  const hallada = findTable(book, byTitle);
  const titulosHallados = distinct(hallada.headings);
  const memoria = await remembered(titulosHallados);
  const known: Mapa = { ...memoria?.columnas, ...given };
  const table = limited(
    findTable(book, (titulo) => known[titulo] ?? byTitle(titulo), placeOf(chosen, memoria, hallada)),
    LIMITES,
  );
  const { rows: filas } = table;
  const titulos = distinct(table.headings);
  const mapa = { ...recalled(memoria?.columnas ?? {}, titulos), ...given };
  const valores = { ...memoria?.valores, ...dichos };
  const muestras = titulos.map((_, i) =>
    filas.slice(0, MUESTRA).map(({ celdas }) => asWritten(celdas[i] ?? null)),
  );
  const leidas = readTitles(de.columnas, titulos, { mapa, muestras });
  const columnas = titulos.map((titulo, i) => {
    const ejemplos = muestras[i]?.slice(0, EJEMPLOS) ?? [];
    return { titulo, campo: leidas[i]?.campo ?? null, ejemplos };
  });
  const campos = de.columnas.map(({ campo, titulo, obligatorio = false, varias = false }) => ({
    campo,
    titulo,
    obligatorio,
    varias,
  }));
  const lectura = lecturaDe(table);
  const reading = requireColumns(de.columnas, leidas, { columnas, campos, lectura });
  const decimal = await decimalDeFichero(filas, leidas);
  const renglones: R[] = [];
  for await (const fila of withPauses(filas)) renglones.push(de.read(fila, reading, decimal, valores));
  return { titulos, titulosHallados, mapa, valores, columnas, campos, lectura, renglones };
}

export function chosenOf({ hoja, cabecera, codificacion, separador }: importacionDeFilas.Lectura): Chosen {
  return { sheet: hoja, headingRow: cabecera, encoding: codificacion, separator: separador };
}

/** Where the table is: as it is said, or else as it was said of the like of this file, if it has such a sheet. */
export function placeOf(
  { hoja, cabecera }: importacionDeFilas.Lectura,
  memoria: Memoria | undefined,
  { sheets }: Pick<Table, 'sheets'>,
): Place {
  if (hoja !== undefined || cabecera !== undefined) return { sheet: hoja, headingRow: cabecera };
  const { hoja: kept, fila } = memoria ?? {};
  if (kept && !sheets.includes(kept)) return {};
  return { sheet: kept ?? undefined, headingRow: fila ?? undefined };
}

/** What a table of people has of its own: a person who looks at its first rows can tell whether it was read well. */
export function lecturaDe(table: Table): importacionDeFilas.Columnas['lectura'] {
  const { sheet, sheets, headingRow, encoding, separator, warnings, firstRows } = table;
  return {
    hoja: sheet,
    hojas: [...sheets],
    cabecera: headingRow,
    codificacion: encoding,
    separador: separator,
    avisos: [...warnings],
    primeras: firstRows.map(({ numero, celdas }) => ({
      fila: numero,
      celdas: celdas.slice(0, importacionDeFilas.MAX_COLUMNAS_A_LA_VISTA).map(asWritten),
    })),
  };
}

/** Titles tell columns apart, so that a repeated one gets a number. */
function distinct(titulos: readonly string[]): string[] {
  return titulos.map((titulo, i) => {
    const antes = titulos.slice(0, i).filter((anterior) => anterior === titulo).length;
    return antes === 0 || titulo === '' ? titulo : `${titulo} (${antes + 1})`;
  });
}

async function decimalDeFichero(
  filas: readonly ReadRow[],
  columnas: readonly (Columna | undefined)[],
): Promise<SignoDecimal> {
  const numericas = columnas.flatMap((columna, i) => (columna?.numero ? [i] : []));
  // Repeated values tell nothing more about the decimal sign.
  const distintas = new Set<ReadCell>();
  for await (const { celdas } of withPauses(filas)) {
    for (const i of numericas) distintas.add(celdas[i] ?? null);
  }
  return orProblem(decimalSignOf(distintas));
}
