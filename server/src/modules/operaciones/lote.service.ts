import type { Ensayo, operaciones } from '@vatio/contract/endpoints';
import type { z } from 'zod';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, ProblemError } from '../../platform/problems.ts';
import { parseInput } from '../../platform/validation.ts';
import type { OperacionDeps } from './ejecutor.service.ts';
import { countChosen, type Elegidos, readChosen } from './elegidos.repository.ts';
import { COMO_MUCHO, createOperacion, requireSeenCount } from './operaciones.service.ts';

export type Lote = {
  readonly tipo: operaciones.Tipo;
  readonly entidad: operaciones.Entidad;
  /** The request, as its task will read it. */
  readonly detalle: object;
  readonly elegidos: Elegidos;
  readonly apply: (trx: Db, id: string) => Promise<unknown>;
};

export type Buscados<F> = { readonly ids?: readonly string[] | undefined; readonly filtros?: F | undefined };

/** The rows that are meant: those marked, or all that match the list's filters. */
export function buscadosDe<S extends z.ZodType>(
  { ids, filtros }: Buscados<Readonly<Record<string, string>>>,
  schema: S,
): Buscados<z.output<S>> {
  if ((ids === undefined) === (filtros === undefined)) {
    throw invalidData({ ids: 'Di cuáles: los marcados o los del filtro, y no ambos' });
  }
  return { ids, filtros: filtros && parseInput(schema, filtros) };
}

/** A trial of more rows would keep whoever asks waiting. */
const A_PROBAR = 200;

type Tried<T> = Omit<Ensayo, 'filas'> & {
  /** What each row that would be done came to. */
  readonly filas: (Ensayo['filas'][number] & { readonly resultado: T | undefined })[];
};

/** Tries a change on the first rows, one by one, and rolls everything back. */
export async function rehearseBatch(db: Db, lote: Pick<Lote, 'elegidos' | 'apply'>): Promise<Ensayo> {
  const { filas, ...ensayo } = await rehearseEach(db, lote);
  return { ...ensayo, filas: filas.map(({ resultado: _, ...fila }) => fila) };
}

/** The same, with what each row came to. */
export async function rehearseEach<T>(
  db: Db,
  { elegidos, apply }: { readonly elegidos: Elegidos; readonly apply: (trx: Db, id: string) => Promise<T> },
): Promise<Tried<T>> {
  const trx = await db.startTransaction().execute();
  try {
    const total = await countChosen(trx, elegidos);
    const filas: Tried<T>['filas'] = [];
    for (const elegido of await readChosen(trx, elegidos, A_PROBAR)) {
      const punto = await trx.savepoint('fila').execute();
      const { motivo, resultado } = await outcomeOf(() => apply(punto, elegido.id));
      if (motivo !== null) await punto.rollbackToSavepoint('fila').execute();
      await punto.releaseSavepoint('fila').execute();
      filas.push({ ...elegido, hecho: motivo === null, motivo, resultado });
    }
    const hechos = filas.filter((fila) => fila.hecho).length;
    return { total, probados: filas.length, hechos, noHechos: filas.length - hechos, filas };
  } finally {
    await trx.rollback().execute();
  }
}

/** What a row came to, or the reason why it is refused. */
async function outcomeOf<T>(
  tarea: () => Promise<T>,
): Promise<{ readonly motivo: string | null; readonly resultado: T | undefined }> {
  try {
    return { resultado: await tarea(), motivo: null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { title, errors } = error.problem;
    return { resultado: undefined, motivo: Object.values(errors ?? {})[0] ?? title };
  }
}

/** Starts one change of many rows, each on its own: one that cannot be done says why and stops no other. */
export function runBatch({
  deps,
  viewer,
  lote: { tipo, entidad, detalle, elegidos },
  esperados,
}: {
  readonly deps: OperacionDeps;
  readonly viewer: Viewer;
  readonly lote: Lote;
  readonly esperados: number | undefined;
}): Promise<operaciones.Operacion> {
  return createOperacion(deps, viewer, async (trx) => {
    const lista = await readChosen(trx, elegidos, COMO_MUCHO + 1);
    requireSeenCount(lista.length, esperados);
    return { tipo, detalle, filas: lista.map(({ id }) => ({ entidad, entidadId: id })) };
  });
}
