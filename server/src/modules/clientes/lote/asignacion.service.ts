import type { BodyOf, clientesLote, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { invalidData, rowNotFound } from '../../../platform/problems.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import type { OperacionDeps, Tarea } from '../../operaciones/ejecutor.service.ts';
import { createOperacion, requireSeenCount } from '../../operaciones/operaciones.service.ts';
import { sobre } from '../clientes.service.ts';
import { findComercialAsignable, lockCliente } from '../escritura.repository.ts';
import { readSelection, updateComercialDe } from './seleccion.repository.ts';
import { clienteAntes, undoCliente } from './undo.service.ts';

const EJEMPLOS = 5;

export async function previewAsignacion(
  db: Db,
  viewer: Viewer,
  { comercialId, ...seleccion }: BodyOf<typeof clientesLote.previewAsignacion>,
): Promise<ResponseOf<typeof clientesLote.previewAsignacion>> {
  soloQuienVende(viewer);
  const destino = await requireDestino(db, viewer, comercialId);
  const elegidos = await readSelection(db, viewer, seleccion);
  const cambian = elegidos.filter((cliente) => cliente.comercialId !== comercialId);
  const muestra = cambian.slice(0, EJEMPLOS).map(({ id, nombre, comercialNombre }) => {
    return { id, nombre, de: comercialNombre, a: destino };
  });
  return { total: elegidos.length, cambian: cambian.length, muestra };
}

/** Each client is assigned on its own: one that cannot change hands says why and stops no other. */
export async function assignClientes(
  deps: OperacionDeps,
  viewer: Viewer,
  { comercialId, esperados, ...seleccion }: BodyOf<typeof clientesLote.assign>,
): Promise<ResponseOf<typeof clientesLote.assign>> {
  soloQuienVende(viewer);
  return createOperacion(deps, viewer, async (trx) => {
    await requireDestino(trx, viewer, comercialId);
    const elegidos = await readSelection(trx, viewer, seleccion);
    requireSeenCount(elegidos.filter((cliente) => cliente.comercialId !== comercialId).length, esperados);
    // Requested clients that do not exist get a row too, which says so.
    const ids = seleccion.ids ? [...new Set(seleccion.ids)].filter(isUuid) : elegidos.map(({ id }) => id);
    const filas = ids.map((id) => ({ entidad: 'cliente' as const, entidadId: id }));
    return { tipo: 'asignacion', detalle: { comercialId }, filas };
  });
}

export const tareaDeAsignacion: Tarea = {
  authorize: soloQuienVende,
  apply: async (trx, viewer, { entidadId }, { comercialId }) => {
    const destino = typeof comercialId === 'string' ? comercialId : null;
    await requireDestino(trx, viewer, destino);
    return passCliente({ trx, viewer, id: entidadId, comercialId: destino, accion: 'asignar-comercial' });
  },
  undo: undoCliente,
};

/** Assigns a client to a representative; answers what undoes it, or undefined when it was theirs already. */
export async function passCliente({
  trx,
  viewer,
  id,
  comercialId,
  accion,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly comercialId: string | null;
  readonly accion: 'asignar-comercial' | 'traspasar';
}): Promise<object | undefined> {
  const fila = await lockCliente(trx, viewer, id);
  // A deleted client goes along with a transferred portfolio, so that it comes back to somebody who works here.
  const perdido = fila?.borradoEn !== null && accion !== 'traspasar';
  if (!fila || perdido || fila.datosBloqueadosEn !== null) {
    throw rowNotFound();
  }
  if (fila.comercialId === comercialId) return undefined;
  await updateComercialDe(trx, [id], comercialId);
  const cambio = { antes: { comercialId: fila.comercialId }, despues: { comercialId } };
  await insertAuditoria(trx, { ...sobre(viewer, id), accion, ...cambio });
  return clienteAntes(fila.version + 1, cambio.antes);
}

async function requireDestino(db: Db, viewer: Viewer, comercialId: string | null): Promise<string | null> {
  if (comercialId === null) return null;
  const destino = await findComercialAsignable(db, viewer, comercialId);
  if (destino === undefined) throw invalidData({ comercialId: 'No existe ese comercial en tu equipo' });
  return destino.nombre;
}
