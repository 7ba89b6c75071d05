import { importacionDeFilas, type operaciones } from '@vatio/contract/endpoints';
import type { SignoDecimal } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { orProblem } from '../../../platform/issues.ts';
import { type ProblemError, problem } from '../../../platform/problems.ts';
import { asWritten, decimalSignOf } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadCell, ReadRow } from '../../../platform/sheet/reading/read-row.ts';
import { readSheet } from '../../../platform/sheet/reading/read-sheet.ts';
import { asSentence, type ImportColumn, type RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { withPauses } from '../../../platform/with-pauses.ts';
import type { OperacionDeps } from '../ejecutor.service.ts';
import { createOperacion } from '../operaciones.service.ts';
import { columnasRecordadas, rememberColumns } from './columnas.repository.ts';
import {
  type Columna,
  claveDeCabecera,
  enPlantilla,
  readMap,
  readTitles,
  requireColumns,
} from './columnas.ts';
import { type Probada, rehearseImport } from './ensayo.ts';

export type { Columna } from './columnas.ts';
export type { Probada } from './ensayo.ts';

/** A row as it was written; it is kept as JSON until it is imported. */
export type RenglonLeido = {
  readonly numero: number;
  /** The cells as they came, for the file of errors. */
  readonly celdas: readonly string[];
  /** The reasons why the row is wrong. */
  readonly motivos: readonly RowReason[];
};

/** The reader of a kind of file. The task of its operation then handles each row. */
export type Importador<R extends RenglonLeido> = {
  readonly tipo: operaciones.Tipo;
  readonly entidad: operaciones.Entidad;
  readonly columnas: readonly Columna[];
  readonly leer: (fila: ReadRow, columnas: readonly (ImportColumn | undefined)[], decimal: SignoDecimal) => R;
  /** Tries some rows at a time and changes nothing; it stops when there is no more time. */
  readonly probar: (prueba: Prueba<R>) => AsyncIterable<readonly Probada[]>;
};

/** The rows of a file that somebody wants to try. */
export type Prueba<R extends RenglonLeido> = {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly renglones: readonly R[];
  readonly modo: importacionDeFilas.Modo;
};

type Pedido = {
  readonly ensayo: 'si' | 'no';
  readonly modo: importacionDeFilas.Modo;
  /** JSON of title → field. */
  readonly columnas: string | undefined;
};

const LIMITES = { maxBytes: importacionDeFilas.MAX_BYTES, maxFilas: importacionDeFilas.MAX_FILAS };
const EJEMPLOS = 3;

/** Reads a file and says what it would do, or starts an operation that imports it row by row. */
export async function importFile<R extends RenglonLeido>({
  deps,
  viewer,
  files,
  pedido: { ensayo, modo, columnas: dichas },
  de,
}: {
  readonly deps: OperacionDeps;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly pedido: Pedido;
  readonly de: Importador<R>;
}): Promise<importacionDeFilas.Respuesta> {
  const { cabecera, filas } = await readSheet(files, LIMITES);
  const titulos = cabecera.celdas.map((celda) => String(celda ?? '').trim());
  const deQue = { usuarioId: viewer.id, tipo: de.tipo, cabecera: claveDeCabecera(titulos) };
  const mapa = { ...(await columnasRecordadas(deps.db, deQue)), ...readMap(de.columnas, dichas) };
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
  for await (const fila of withPauses(filas)) renglones.push(de.leer(fila, lectura, decimal));
  const comun = { columnas, campos, total: renglones.length };
  if (ensayo === 'si') {
    const pruebas = de.probar({ db: deps.db, viewer, renglones, modo });
    return { ...comun, ensayo: await rehearseImport(pruebas, renglones.length), operacion: null };
  }
  const operacion = await createOperacion(deps, viewer, async (trx) => {
    await rememberColumns(trx, deQue, mapa);
    const detalle = { fichero: files[0]?.filename ?? '', titulos, modo };
    const nuevas = renglones.map((datos) => ({
      entidad: de.entidad,
      entidadId: null,
      linea: datos.numero,
      datos,
    }));
    return { tipo: de.tipo, detalle, filas: nuevas };
  });
  return { ...comun, ensayo: null, operacion };
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

/** Refuses a row, with all that is wrong with it. */
export function filaRechazada(motivos: readonly RowReason[]): ProblemError {
  const campo = [...new Set(motivos.flatMap(({ titulo }) => titulo || []))].join(', ');
  // A single reason already stands in the column of its field.
  const motivo = motivos.map(motivos.length > 1 ? asSentence : ({ texto }) => texto).join('; ');
  return problem({
    code: 'fila-rechazada',
    status: 400,
    title: motivo,
    extra: { errors: { [campo]: motivo } },
  });
}

export function plantillaDe({ columnas }: { readonly columnas: readonly Columna[] }): string {
  return enPlantilla(columnas);
}
