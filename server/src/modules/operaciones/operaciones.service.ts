import type { operaciones } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { COLA, type OperacionDeps, runOperacion } from './ejecutor.service.ts';
import { hechasAlReves } from './filas.repository.ts';
import {
  cancelOperacion,
  type FilaOperacion,
  findOperacion,
  insertOperacion,
  markUndone,
  type NuevaOperacion,
  returnToQueue,
} from './operaciones.repository.ts';

/** Up to this many rows are done while the call waits; more are done in the background. */
const A_LA_VISTA = 200;
export const COMO_MUCHO = 100_000;

/** Creates an operation with all its rows, and does it at once when they are few. */
export async function createOperacion(
  deps: OperacionDeps,
  viewer: Viewer,
  prepare: (trx: Db) => Promise<NuevaOperacion>,
): Promise<operaciones.Operacion> {
  const { db, jobs, tareas } = deps;
  const { id, pocas } = await db.transaction().execute(async (trx) => {
    const nueva = await prepare(trx);
    checkOperationSize(nueva.filas.length);
    const pocas = nueva.filas.length <= (tareas[nueva.tipo].trozo ?? A_LA_VISTA);
    const id = await insertOperacion(trx, viewer, nueva);
    if (!pocas) await jobs.send(COLA, id, trx);
    return { id, pocas };
  });
  if (pocas) await runOperacion(deps, id);
  else jobs.wake(COLA);
  return readOperacion(db, viewer, id);
}

function checkOperationSize(cuantas: number): void {
  if (cuantas > COMO_MUCHO) {
    throw problem({
      code: 'demasiados',
      status: 400,
      title: `Son más de ${COMO_MUCHO.toLocaleString('es')}: acota el filtro`,
    });
  }
}

/** Refuses when the rows are no longer as many as were shown. */
export function requireSeenCount(hay: number, esperados: number | undefined): void {
  if (esperados === undefined || esperados === hay) return;
  throw problem({
    code: 'seleccion-cambiada',
    status: 409,
    title: `La lista ha cambiado: eran ${esperados} y ahora son ${hay}`,
    extra: {
      datos: { cambian: hay },
    },
  });
}

export async function readOperacion(db: Db, viewer: Viewer, id: string): Promise<operaciones.Operacion> {
  const fila = await findOperacion(db, viewer, id);
  if (!fila) throw notFound();
  return respuestaDe(fila);
}

export async function stopOperacion(db: Db, viewer: Viewer, id: string): Promise<operaciones.Operacion> {
  await readOperacion(db, viewer, id);
  await cancelOperacion(db, id);
  return readOperacion(db, viewer, id);
}

/** Resumes what was left undone, in the background. */
export async function resumeOperacion(
  deps: OperacionDeps,
  viewer: Viewer,
  id: string,
): Promise<operaciones.Operacion> {
  const { db, jobs } = deps;
  const { acciones } = await readOperacion(db, viewer, id);
  const noSigue = problem({
    code: 'no-se-reanuda',
    status: 409,
    title: 'Esta operación no tiene nada parado con lo que seguir',
  });
  if (!acciones.includes('reanudar')) throw noSigue;
  await db.transaction().execute(async (trx) => {
    if (!(await returnToQueue(trx, id))) throw noSigue;
    await jobs.send(COLA, id, trx);
  });
  jobs.wake(COLA);
  return readOperacion(db, viewer, id);
}

/** Creates the operation that undoes another one, from its last row to its first. */
export async function undoOperacion(
  deps: OperacionDeps,
  viewer: Viewer,
  id: string,
): Promise<operaciones.Operacion> {
  const { acciones, deshecha, terminada } = await readOperacion(deps.db, viewer, id);
  if (deshecha !== null)
    throw problem({ code: 'ya-deshecha', status: 409, title: 'Esta operación ya se deshizo' });
  if (terminada === null)
    throw problem({ code: 'en-marcha', status: 409, title: 'Esta operación no ha terminado: párala antes' });
  if (!acciones.includes('deshacer'))
    throw problem({ code: 'sin-vuelta', status: 409, title: 'Esta operación no se puede deshacer' });
  return createOperacion(deps, viewer, async (trx) => {
    const original = await findOperacion(trx, viewer, id);
    if (!original || !(await markUndone(trx, id))) {
      throw problem({ code: 'ya-deshecha', status: 409, title: 'Esta operación ya se deshizo' });
    }
    const { tipo, detalle } = original;
    return { tipo, detalle, filas: await hechasAlReves(trx, id), deshaceId: id };
  });
}

export function respuestaDe(fila: FilaOperacion): operaciones.Operacion {
  const { usuarioId, usuarioNombre, rol, revision, detalle, creadoEn, terminadaEn, deshechaEn, ...resto } =
    fila;
  return {
    ...resto,
    quien: { id: usuarioId, nombre: usuarioNombre },
    creado: creadoEn,
    terminada: terminadaEn,
    deshecha: deshechaEn,
    fichero: typeof detalle.fichero === 'string' ? detalle.fichero : null,
    acciones: accionesDe(fila),
  };
}

/** These cannot be undone: a mail that was sent stays sent, and a withdrawn link does not open again. */
const SIN_VUELTA: Readonly<Partial<Record<operaciones.Tipo, string>>> = {
  cuentas: 'reenviar-invitacion',
  propuestas: 'retirar',
};

function accionesDe(fila: FilaOperacion): operaciones.Operacion['acciones'] {
  const { tipo, deshaceId, estado, deshechaEn, total, hechas, sinCambios, rechazadas, detalle } = fila;
  const parada = estado === 'cancelada' || estado === 'fallida';
  const sigue = parada && deshechaEn === null && hechas + sinCambios + rechazadas < total;
  if (deshaceId !== null) return sigue ? ['reanudar'] : [];
  if (fila.terminadaEn === null) return ['cancelar'];
  const sinVuelta = SIN_VUELTA[tipo];
  const vuelve = deshechaEn === null && hechas > 0 && (!sinVuelta || detalle.accion !== sinVuelta);
  return [...(sigue ? (['reanudar'] as const) : []), ...(vuelve ? (['deshacer'] as const) : [])];
}
