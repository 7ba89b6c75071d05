import type { asignacionesDeFichero, importacionDeFilas, operaciones } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { type ProblemError, problem } from '../../../platform/problems.ts';
import { asSentence, type RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import type { OperacionDeps } from '../ejecutor.service.ts';
import { createOperacion } from '../operaciones.service.ts';
import { type Recordada, recallFile, rememberFile, usada } from './asignaciones.service.ts';
import { enPlantilla, type Mapa } from './columnas.ts';
import { type Probada, rehearseImport } from './ensayo.ts';
import { type FileReader, type RenglonLeido, readImport } from './lectura.service.ts';

export type { Columna } from './columnas.ts';
export type { Probada } from './ensayo.ts';
export type { RenglonLeido } from './lectura.service.ts';

/** The reader of a kind of file. The task of its operation then handles each row. */
export type Importador<R extends RenglonLeido> = FileReader<R> & {
  readonly tipo: operaciones.Tipo & asignacionesDeFichero.Tipo;
  readonly entidad: operaciones.Entidad;
  /** Tries some rows at a time and changes nothing; it stops when there is no more time. */
  readonly tryRows: (prueba: Prueba<R>) => AsyncIterable<readonly Probada[]>;
  /** What the rows write by another name than the house's, to be said once for all of them. */
  readonly findValores?: (prueba: Omit<Prueba<R>, 'modo'>) => Promise<importacionDeFilas.Valores[]>;
  /** Of what was said of other files, what whoever brings this one may say too. */
  readonly keepValores?: (db: Db, viewer: Viewer, valores: Mapa) => Promise<Mapa>;
  /** Counts the rows that would tell what others' portfolios have, and throws where they are too many. */
  readonly countForeign?: (prueba: Omit<Prueba<R>, 'modo'>) => Promise<void>;
};

/** The rows of a file that somebody wants to try. */
export type Prueba<R extends RenglonLeido> = {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly renglones: readonly R[];
  readonly modo: importacionDeFilas.Modo;
};

/** What a call asks for besides its file: a trial or not, what its columns are, and how it is to be read. */
export type Pedido = importacionDeFilas.Pedido & { readonly valores?: Mapa };

/** Reads a file and says what it would do, or starts an operation that imports it row by row. */
export async function importFile<R extends RenglonLeido>({
  deps,
  viewer,
  files,
  pedido: { ensayo, modo, columnas: dichas, valores: dichos = {}, asignacion: nombre, ...lecturaDicha },
  de,
}: {
  readonly deps: OperacionDeps;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly pedido: Pedido;
  readonly de: Importador<R>;
}): Promise<importacionDeFilas.Respuesta> {
  const { tipo } = de;
  let recordada: Recordada | undefined;
  const leido = await readImport({
    files,
    de,
    dichas,
    dichos,
    chosen: lecturaDicha,
    remembered: async (hallados) => {
      recordada = await recallFile(deps.db, viewer, { tipo, titulos: hallados });
      const valores = recordada && (await de.keepValores?.(deps.db, viewer, recordada.valores));
      return recordada && { ...recordada, valores: valores ?? {} };
    },
  });
  const { titulos, columnas, campos, lectura, renglones } = leido;
  const comun = { columnas, campos, lectura, total: renglones.length, ...usada(viewer, recordada) };
  await de.countForeign?.({ db: deps.db, viewer, renglones });
  if (ensayo === 'si') {
    const valores = await de.findValores?.({ db: deps.db, viewer, renglones });
    const pruebas = de.tryRows({ db: deps.db, viewer, renglones, modo });
    const trial = await rehearseImport(pruebas, renglones.length);
    return { ...comun, ...(valores?.length && { valores }), ensayo: trial, operacion: null };
  }
  const operacion = await createOperacion(deps, viewer, async (trx) => {
    if (saysSomething({ dichas, dichos, nombre, lecturaDicha })) {
      const de = { tipo, titulos: leido.titulosHallados };
      const fichero = files[0]?.filename ?? '';
      await rememberFile(trx, viewer, { de, leido, lecturaDicha, recordada, nombre, fichero });
    }
    const detalle = { fichero: files[0]?.filename ?? '', titulos, modo };
    const nuevas = renglones.map((datos) => ({
      entidad: de.entidad,
      entidadId: null,
      linea: datos.numero,
      datos,
    }));
    return { tipo, detalle, filas: nuevas };
  });
  return { ...comun, ensayo: null, operacion };
}

/** Whether a person said anything of a file, be it no more than its name. */
function saysSomething({
  dichas,
  dichos,
  nombre,
  lecturaDicha: { hoja, cabecera },
}: {
  readonly dichas: string | undefined;
  readonly dichos: Mapa;
  readonly nombre: string | undefined;
  readonly lecturaDicha: importacionDeFilas.Lectura;
}): boolean {
  return [dichas, nombre, hoja, cabecera].some(Boolean) || Object.keys(dichos).length > 0;
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

export function plantillaDe({ columnas }: Pick<FileReader<RenglonLeido>, 'columnas'>): string {
  return enPlantilla(columnas);
}
