import { importacionDeFilas } from '@vatio/contract/endpoints';
import type { SignoDecimal } from '@vatio/domain';
import { orProblem } from '../../../platform/issues.ts';
import { asWritten, decimalSignOf } from '../../../platform/sheet/reading/cell-values.ts';
import type { Table } from '../../../platform/sheet/reading/find-table.ts';
import type { ReadCell, ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import { type Chosen, readTable } from '../../../platform/sheet/reading/read-sheet.ts';
import type { ImportColumn, RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { withPauses } from '../../../platform/with-pauses.ts';
import { type Columna, columnaDeTitulo, type Mapa, readMap, readTitles, requireColumns } from './columnas.ts';

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
  readonly read: (fila: ReadRow, columnas: readonly (ImportColumn | undefined)[], decimal: SignoDecimal) => R;
};

export type ReadImport<R extends RenglonLeido> = importacionDeFilas.Columnas & {
  readonly titulos: readonly string[];
  /** The field of each title that was remembered or given, to be remembered once the file is imported. */
  readonly mapa: Mapa;
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
  chosen,
  remembered,
}: {
  readonly files: readonly UploadedFile[];
  readonly de: FileReader<R>;
  /** JSON of title → field, as whoever brought the file says; it wins over what is remembered. */
  readonly dichas: string | undefined;
  readonly chosen: importacionDeFilas.Lectura;
  readonly remembered: (titulos: readonly string[]) => Promise<Mapa>;
}): Promise<ReadImport<R>> {
  const given = readMap(de.columnas, dichas);
  const recognize = (titulo: string) => given[titulo] ?? columnaDeTitulo(de.columnas, titulo)?.columna.campo;
  const table = await readTable(files, { limits: LIMITES, recognize, chosen: chosenOf(chosen) });
  const { rows: filas } = table;
  const titulos = distinct(table.headings);
  const mapa = { ...(await remembered(titulos)), ...given };
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
  for await (const fila of withPauses(filas)) renglones.push(de.read(fila, reading, decimal));
  return { titulos, mapa, columnas, campos, lectura, renglones };
}

function chosenOf({ hoja, cabecera, codificacion, separador }: importacionDeFilas.Lectura): Chosen {
  return { sheet: hoja, headingRow: cabecera, encoding: codificacion, separator: separador };
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
