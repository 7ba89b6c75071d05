import type { BodyOf, tareas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { findComercialAsignable, findComercialPropio } from '../clientes/escritura.repository.ts';
import { resolveAsunto } from './asunto.service.ts';
import { findTarea } from './listado.repository.ts';
import { nextDay } from './siguiente.ts';
import {
  type Cambios,
  type Fila,
  insertTarea,
  lockTarea,
  type NuevaTarea,
  updateTarea,
} from './tareas.repository.ts';

export async function readTarea(db: Db, viewer: Viewer, id: string): Promise<tareas.Tarea> {
  const fila = await findTarea(db, viewer, id);
  if (fila === undefined) throw notFound();
  return fila;
}

export async function createTarea(
  db: Db,
  viewer: Viewer,
  { comercialId, clienteId, cups, contratoId, ...datos }: BodyOf<typeof tareas.create>,
): Promise<tareas.Tarea> {
  return db.transaction().execute(async (trx) => {
    const tarea = {
      ...datos,
      ...(await resolveEncargado(trx, viewer, comercialId)),
      ...(await resolveAsunto(trx, viewer, { clienteId, cups, contratoId })),
    };
    const id = await writeTarea(trx, viewer, { ...tarea, repiteDesde: datos.fecha });
    return readTarea(trx, viewer, id);
  });
}

/** Inserts the row and its entry in the audit. The data have been checked. */
export async function writeTarea(trx: Db, viewer: Viewer, tarea: NuevaTarea): Promise<string> {
  const id = await insertTarea(trx, { ...tarea, creadaPor: viewer.id });
  const { repiteDesde: _, ...despues } = tarea;
  await insertAuditoria(trx, { ...entryOf(viewer, id), accion: 'crear', despues });
  return id;
}

export async function changeTarea({
  db,
  viewer,
  id,
  body: { version, ...body },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof tareas.update>;
}): Promise<tareas.Tarea> {
  return db.transaction().execute(async (trx) => {
    const fila = await lockListed(trx, viewer, id);
    if (fila.version !== version) {
      throw versionAntigua(fila.version, await readTarea(trx, viewer, id), body);
    }
    const cambios = await checkedChanges({ trx, viewer, fila, body });
    await writeChanges({ trx, viewer, fila, cambios });
    return readTarea(trx, viewer, id);
  });
}

/** What is written of a change: whose it is and what it is about are looked up only if they are others than before. */
export async function checkedChanges({
  trx,
  viewer,
  fila,
  body: { comercialId, clienteId, cups, contratoId, ...datos },
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly fila: Fila;
  readonly body: Omit<BodyOf<typeof tareas.update>, 'version'>;
}): Promise<Cambios> {
  const asunto = { clienteId, cups, contratoId };
  const anotherAsunto = Object.entries(asunto).some(
    ([campo, valor]) => valor !== undefined && valor !== fila[campo as keyof typeof asunto],
  );
  const anotherPace =
    (datos.fecha !== undefined && datos.fecha !== fila.fecha) ||
    (datos.recurrencia !== undefined && datos.recurrencia !== fila.recurrencia);
  return {
    ...datos,
    ...(comercialId !== undefined &&
      comercialId !== fila.comercialId &&
      (await resolveEncargado(trx, viewer, comercialId))),
    ...(anotherAsunto && (await resolveAsunto(trx, viewer, asunto))),
    ...(anotherPace && { repiteDesde: datos.fecha ?? fila.fecha }),
  };
}

export async function writeChanges({
  trx,
  viewer,
  fila,
  cambios,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly fila: Fila;
  readonly cambios: Cambios;
}): Promise<void> {
  await updateTarea(trx, fila.id, cambios);
  const { repiteDesde: _, ...escritos } = cambios;
  const antes = { ...fila, hora: fila.hora?.slice(0, 5) ?? null };
  await auditChange(trx, { ...entryOf(viewer, fila.id), antes, cambios: escritos });
}

/** Marks it done and makes the next one of what repeats, if it has a next one. */
export async function completeTarea(db: Db, viewer: Viewer, id: string): Promise<tareas.Tarea> {
  return db.transaction().execute(async (trx) => {
    await markDone(trx, viewer, await lockListed(trx, viewer, id));
    return readTarea(trx, viewer, id);
  });
}

/** False when it was done already. */
export async function markDone(trx: Db, viewer: Viewer, fila: Fila): Promise<boolean> {
  const { id } = fila;
  if (fila.hechaEn !== null) return false;
  const fecha = nextDay({ ...fila, desde: fila.repiteDesde }, today());
  const siguienteId = fecha === null ? null : await writeTarea(trx, viewer, repeated(fila, fecha));
  await updateTarea(trx, id, { hechaEn: new Date(), siguienteId });
  await insertAuditoria(trx, { ...entryOf(viewer, id), accion: 'completar' });
  return true;
}

function repeated(
  { tipo, titulo, nota, hora, recurrencia, repiteDesde, ...fila }: Fila,
  fecha: string,
): NuevaTarea {
  const { comercialId, usuarioId, clienteId, cups, contratoId } = fila;
  const whose = { comercialId, usuarioId, clienteId, cups, contratoId };
  return { tipo, titulo, nota, fecha, hora, recurrencia, repiteDesde, ...whose };
}

/** Back to pending. The next one goes too, unless somebody has changed or done it since. */
export async function reopenTarea(db: Db, viewer: Viewer, id: string): Promise<tareas.Tarea> {
  return db.transaction().execute(async (trx) => {
    const fila = await lockListed(trx, viewer, id);
    if (fila.hechaEn !== null) await markPending(trx, viewer, fila);
    return readTarea(trx, viewer, id);
  });
}

export async function markPending(trx: Db, viewer: Viewer, { id, siguienteId }: Fila): Promise<void> {
  await withdrawNext(trx, viewer, siguienteId);
  await updateTarea(trx, id, { hechaEn: null, siguienteId: null });
  await insertAuditoria(trx, { ...entryOf(viewer, id), accion: 'reabrir' });
}

async function withdrawNext(trx: Db, viewer: Viewer, id: string | null): Promise<void> {
  const next = id === null ? undefined : await lockTarea(trx, viewer, id);
  if (next?.version !== 1) return;
  await updateTarea(trx, next.id, { borradoEn: new Date() });
  await insertAuditoria(trx, { ...entryOf(viewer, next.id), accion: 'borrar' });
}

export async function setTareaRemoved({
  db,
  viewer,
  id,
  removed,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly removed: boolean;
}): Promise<tareas.Tarea> {
  return db.transaction().execute(async (trx) => {
    const fila = await lockTarea(trx, viewer, id);
    if (fila === undefined) throw notFound();
    if ((fila.borradoEn !== null) !== removed) {
      await updateTarea(trx, id, { borradoEn: removed ? new Date() : null });
      await insertAuditoria(trx, { ...entryOf(viewer, id), accion: removed ? 'borrar' : 'restaurar' });
    }
    return readTarea(trx, viewer, id);
  });
}

export async function lockListed(trx: Db, viewer: Viewer, id: string): Promise<Fila> {
  const fila = await lockTarea(trx, viewer, id);
  if (fila === undefined || fila.borradoEn !== null) throw notFound();
  return fila;
}

/** A representative of the viewer's team; null is the viewer, as the representative that they are or as an account. */
async function resolveEncargado(
  trx: Db,
  viewer: Viewer,
  comercialId: string | null,
): Promise<Pick<Fila, 'comercialId' | 'usuarioId'>> {
  if (comercialId === null) {
    const own = await findComercialPropio(trx, viewer);
    return { comercialId: own, usuarioId: own === null ? viewer.id : null };
  }
  const encargado = await findComercialAsignable(trx, viewer, comercialId);
  if (encargado === undefined) throw invalidData({ comercialId: 'No existe ese comercial en tu equipo' });
  return { comercialId: encargado.id, usuarioId: null };
}

function entryOf({ id: usuarioId }: Viewer, entidadId: string) {
  return { usuarioId, entidad: 'tarea', entidadId } as const;
}
