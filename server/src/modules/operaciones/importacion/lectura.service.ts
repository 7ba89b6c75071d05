import { importacionDeFilas } from '@vatio/contract/endpoints';
import type { SignoDecimal } from '@vatio/domain';
import { orProblem } from '../../../platform/issues.ts';
import { asWritten, decimalSignOf } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadCell, ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import { readSheet } from '../../../platform/sheet/reading/read-sheet.ts';
import type { ImportColumn, RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { withPauses } from '../../../platform/with-pauses.ts';
import { type Columna, type Mapa, readMap, readTitles, requireColumns } from './columnas.ts';

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

/** Reads the rows of an uploaded table, once it is known what each of its columns is. */
export async function readImport<R extends RenglonLeido>({
  files,
  de,
  dichas,
  remembered,
}: {
  readonly files: readonly UploadedFile[];
  readonly de: FileReader<R>;
  /** JSON of title → field, as whoever brought the file says; it wins over what is remembered. */
  readonly dichas: string | undefined;
  readonly remembered: (titulos: readonly string[]) => Promise<Mapa>;
}): Promise<ReadImport<R>> {
  const { cabecera, filas } = await readSheet(files, LIMITES);
  const titulos = cabecera.celdas.map((celda) => String(celda ?? '').trim());
  const mapa = { ...(await remembered(titulos)), ...readMap(de.columnas, dichas) };
  const leidas = readTitles(de.columnas, titulos, mapa);
  const columnas = titulos.map((titulo, i) => {
    const ejemplos = filas.slice(0, EJEMPLOS).map(({ celdas }) => asWritten(celdas[i] ?? null));
    return { titulo, campo: leidas[i]?.campo ?? null, ejemplos };
  });
  const campos = de.columnas.map(({ campo, titulo, obligatorio = false }) => ({
    campo,
    titulo,
    obligatorio,
  }));
  const lectura = requireColumns(de.columnas, leidas, { columnas, campos });
  const decimal = await decimalDeFichero(filas, leidas);
  const renglones: R[] = [];
  for await (const fila of withPauses(filas)) renglones.push(de.read(fila, lectura, decimal));
  return { titulos, mapa, columnas, campos, renglones };
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
