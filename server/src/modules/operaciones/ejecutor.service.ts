import type { operaciones } from '@vatio/contract/endpoints';
import type { ControlledTransaction } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { withCallingKey } from '../../platform/calling-key.ts';
import { isConnectionLost, untilConnected } from '../../platform/connection-lost.ts';
import type { Db } from '../../platform/database.ts';
import { errorCode } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { Tables } from '../../platform/tables.ts';
import { type Final, listSinTerminar, type Pendiente, recordChunk, takeChunk } from './filas.repository.ts';
import { failOperacion } from './operaciones.repository.ts';
import type { DatosDeFila } from './tables.ts';

/** A row of a file that has still to be imported. */
export type Linea = Pick<Pendiente, 'operacionId' | 'orden'> & { readonly datos: DatosDeFila };

/** The work of a kind of operation on one row, in a transaction that undoes what a refused row wrote. */
export type Tarea = {
  /**
   * Throws for somebody who may not have it done. It is asked before each chunk, because they may have lost the
   * right meanwhile.
   */
  readonly authorize: (viewer: Viewer) => void;
  /** The rows of a transaction, where each takes so long that they have to be fewer; more than these are done in the background. */
  readonly trozo?: number;
  /**
   * Answers what undoes the change; undefined when nothing had to change. A problem that it throws refuses the
   * row.
   */
  readonly apply?: (
    trx: Db,
    viewer: Viewer,
    fila: Pick<Pendiente, 'entidad'> & { readonly entidadId: string },
    detalle: Record<string, unknown>,
  ) => Promise<object | undefined>;
  /** Imports a row of a file, and records its `entidadId`. */
  readonly importRow?: (
    trx: Db,
    viewer: Viewer,
    linea: Linea,
    detalle: Record<string, unknown>,
  ) => Promise<object | undefined>;
  /** Used instead of `importRow` when it first has to read what the rows of a transaction share. */
  readonly prepare?: (
    trx: Db,
    viewer: Viewer,
    lineas: readonly Linea[],
    detalle: Record<string, unknown>,
  ) => Promise<Preparada>;
  /** Undoes the change, or throws a problem. Without it, the operation cannot be undone. */
  readonly undo?: (
    trx: Db,
    viewer: Viewer,
    fila: Pick<Pendiente, 'entidad' | 'antes'> & { readonly entidadId: string },
  ) => Promise<void>;
};

/** The rows of a file that go into one transaction. */
type Preparada = {
  readonly importLine: (trx: Db, linea: Linea) => Promise<object | undefined>;
  /** Writes together what `importLine` deferred, for the rows that it did not refuse. */
  readonly release: () => Promise<void>;
};

export type Tareas = Readonly<Record<operaciones.Tipo, Tarea>>;
export type OperacionDeps = { readonly db: Db; readonly jobs: Jobs; readonly tareas: Tareas };

export const COLA = 'operaciones';
/** The rows of a transaction are few, so that progress is told often and stopping is quick. */
const TROZO = 50;
/** One of many rows holds up no more than one of them. */
const AT_ONCE = 2;
/** PostgreSQL's code for the one of two transactions that it stopped, so that the other could go on. */
const DEADLOCK = '40P01';

/**
 * Does what is left of an operation, chunk by chunk. Each chunk is a transaction that holds the operation and
 * writes its rows with their results: after a crash nothing is half-written or done twice, and two processes on
 * the same operation do different rows.
 */
export async function runOperacion(deps: OperacionDeps, id: string, parada?: AbortSignal): Promise<void> {
  try {
    while (!parada?.aborted && (await untilConnected(() => doChunk(deps, id), parada)));
  } catch (error) {
    // An operation stopped while the database was away is left for the next start.
    if (parada?.aborted && isConnectionLost(error)) return;
    await failOperacion(deps.db, id, 'Ha fallado el servidor: lo hecho queda hecho').catch(() => undefined);
    throw error;
  }
}

/** Answers whether there may be more to do. */
async function doChunk({ db, tareas }: OperacionDeps, id: string): Promise<boolean> {
  const trx = await db.startTransaction().execute();
  try {
    const trozo = await takeChunk(trx, id, (tipo) => tareas[tipo].trozo ?? TROZO);
    const parada = trozo && porQueSePara(tareas[trozo.tipo], trozo);
    if (parada !== undefined) await failOperacion(trx, id, parada);
    else if (trozo) {
      const deEsteTipo = tareas[trozo.tipo];
      await withCallingKey(trozo.claveId, () => doRows({ trx, deEsteTipo, trozo, id }));
    }
    await trx.commit().execute();
    return parada === undefined && trozo?.ultimo === false;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    // Two operations on the same rows may meet; nothing of this chunk is written, and it is done again.
    if (errorCode(error) === DEADLOCK) return true;
    throw error;
  }
}

/** The reason why the operation stops for whoever asked for it; undefined when they may still have it done. */
function porQueSePara(
  { authorize }: Tarea,
  { viewer, estado, filas }: Peticion & { readonly estado: string; readonly filas: readonly Pendiente[] },
): string | undefined {
  if (filas.length === 0) return undefined;
  if (estado !== 'activo') return 'La cuenta que la pidió ya no está activa: lo hecho queda hecho';
  try {
    authorize(viewer);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return 'La cuenta que la pidió ya no tiene permiso para hacer esto: lo hecho queda hecho';
  }
}

async function doRows({
  trx,
  deEsteTipo,
  trozo,
  id,
}: {
  readonly trx: ControlledTransaction<Tables>;
  readonly deEsteTipo: Tarea;
  readonly trozo: Peticion & { readonly filas: readonly Pendiente[]; readonly ultimo: boolean };
  readonly id: string;
}): Promise<void> {
  const { tarea, finish } = await prepare(trx, deEsteTipo, trozo);
  const finales: Final[] = [];
  for (const fila of trozo.filas) {
    const punto = await trx.savepoint('fila').execute();
    const final = await attempt(fila, () => doRow({ trx: punto, tarea, peticion: trozo, fila }));
    if (final.resultado === 'rechazada') await punto.rollbackToSavepoint('fila').execute();
    await punto.releaseSavepoint('fila').execute();
    finales.push(final);
  }
  await finish?.();
  await recordChunk({ trx, id, finales, ultimo: trozo.ultimo });
}

type Peticion = {
  readonly viewer: Viewer;
  readonly detalle: Record<string, unknown>;
  readonly deshaceId: string | null;
};

/** A task that has read what those rows share. */
async function prepare(
  trx: Db,
  tarea: Tarea,
  { viewer, detalle, filas }: Peticion & { readonly filas: readonly Pendiente[] },
): Promise<{ readonly tarea: Tarea; readonly finish?: () => Promise<void> }> {
  const lineas = filas.filter(isLinea);
  const preparada = lineas.length > 0 && (await tarea.prepare?.(trx, viewer, lineas, detalle));
  if (!preparada) return { tarea };
  const { importLine, release } = preparada;
  return { tarea: { ...tarea, importRow: (punto, _, linea) => importLine(punto, linea) }, finish: release };
}

function isLinea(fila: Pendiente): fila is Pendiente & Linea {
  return fila.entidadId === null && fila.datos !== null;
}

async function doRow({
  trx,
  tarea: { apply, importRow, undo },
  peticion: { viewer, detalle, deshaceId },
  fila,
}: {
  readonly trx: Db;
  readonly tarea: Tarea;
  readonly peticion: Peticion;
  readonly fila: Pendiente;
}): Promise<object | undefined> {
  const { entidad, entidadId, operacionId, orden, datos, antes } = fila;
  if (entidadId === null)
    return datos ? importRow?.(trx, viewer, { operacionId, orden, datos }, detalle) : undefined;
  if (deshaceId === null) return apply?.(trx, viewer, { entidad, entidadId }, detalle);
  await undo?.(trx, viewer, { entidad, entidadId, antes });
  return {};
}

/** What undoes a row, with what has to be told of it although it is done. */
class Done {
  readonly antes: object;
  readonly aviso: string | undefined;

  constructor(antes: object, aviso: string | undefined) {
    this.antes = antes;
    this.aviso = aviso;
  }
}

/** Answers for a row that is done, and of which something is told. */
export function done(antes: object, aviso: string | undefined): object {
  return new Done(antes, aviso);
}

async function attempt({ orden }: Pendiente, tarea: () => Promise<object | undefined>): Promise<Final> {
  try {
    const answer = (await tarea()) ?? null;
    const [antes, aviso] = answer instanceof Done ? [answer.antes, answer.aviso] : [answer, undefined];
    return { orden, resultado: antes ? 'hecha' : 'sin-cambios', motivo: aviso ?? null, campo: null, antes };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { title, errors } = error.problem;
    const [campo, motivo] = Object.entries(errors ?? {})[0] ?? ['', title];
    return { orden, resultado: 'rechazada', motivo, campo, antes: null };
  }
}

/** Does the operations of the queue, beginning with those that an earlier process left unfinished. */
export async function startOperaciones({
  onError,
  ...deps
}: OperacionDeps & { readonly onError: (error: unknown) => void }) {
  const parada = new AbortController();
  const enMarcha = new Map<string, Promise<void>>();
  const resume = async () => {
    for (const id of await listSinTerminar(deps.db)) {
      if (!enMarcha.has(id)) await deps.jobs.send(COLA, id);
    }
  };
  await resume();
  const work = async (id: string) => {
    const operacion = runOperacion(deps, id, parada.signal).catch(onError);
    enMarcha.set(id, operacion);
    await operacion;
    enMarcha.delete(id);
  };
  const stop = await deps.jobs.work(COLA, AT_ONCE, work, resume);
  return async (): Promise<void> => {
    parada.abort();
    await stop();
    await Promise.all(enMarcha.values());
  };
}
