import type { BodyOf, incidencias } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { nextCodigo } from '../../platform/numbering.repository.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { mailOfRespuesta } from './correo.ts';
import {
  findDeQuien,
  findIncidencia,
  insertIncidencia,
  insertMensaje,
  lockIncidencia,
  setEstado,
} from './incidencias.repository.ts';

type Deps = { readonly db: Db; readonly publicUrl: string };

export async function readIncidencia(db: Db, viewer: Viewer, id: string): Promise<incidencias.Incidencia> {
  const incidencia = await findIncidencia(db, viewer, id);
  if (incidencia === undefined) throw notFound();
  return incidencia;
}

/** Opens an incident of the client that calls, or of one that a seller names. */
export async function createIncidencia(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof incidencias.create>,
): Promise<incidencias.Incidencia> {
  return db.transaction().execute((trx) => addIncidencia(trx, viewer, body));
}

type NuevaIncidencia = BodyOf<typeof incidencias.create> & {
  /** The bill that is claimed. */
  readonly facturaId?: string;
};

export async function addIncidencia(
  trx: Db,
  viewer: Viewer,
  { clienteId, asunto, texto, facturaId }: NuevaIncidencia,
): Promise<incidencias.Incidencia> {
  const deQuien = await findDeQuien(trx, viewer, clienteId);
  if (deQuien === undefined) throw invalidData({ clienteId: 'Elige de qué cliente es' });
  const codigo = await nextCodigo(trx, 'IN', Number(today().slice(0, 4)));
  const row = { codigo, clienteId: deQuien, asunto, creadaPor: viewer.id, facturaId: facturaId ?? null };
  const incidenciaId = await insertIncidencia(trx, row);
  await insertMensaje(trx, { incidenciaId, texto, deLaCasa: isOfTheHouse(viewer), usuarioId: viewer.id });
  const despues = { codigo, clienteId: deQuien, asunto };
  await insertAuditoria(trx, { ...entryOf(viewer, incidenciaId), accion: 'crear', despues });
  return readIncidencia(trx, viewer, incidenciaId);
}

/** Writes in the thread. An answer of the house is mailed to the client; words of the client open it again. */
export async function writeMensaje({
  deps: { db, publicUrl },
  viewer,
  id,
  texto,
}: {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly id: string;
  readonly texto: string;
}): Promise<incidencias.Incidencia> {
  return db.transaction().execute(async (trx) => {
    const incidencia = await lockIncidencia(trx, viewer, id);
    if (incidencia === undefined) throw notFound();
    const deLaCasa = isOfTheHouse(viewer);
    const estado = deLaCasa ? 'respondida' : 'abierta';
    await insertMensaje(trx, { incidenciaId: incidencia.id, texto, deLaCasa, usuarioId: viewer.id });
    await setEstado(trx, incidencia.id, estado);
    const { estado: antes, cuenta, asunto } = incidencia;
    if (deLaCasa && cuenta) {
      await insertCorreo(trx, mailOfRespuesta({ cuenta, id: incidencia.id, asunto, publicUrl }));
    }
    await insertAuditoria(trx, {
      ...entryOf(viewer, incidencia.id),
      accion: 'responder',
      antes: { estado: antes },
      despues: { estado },
    });
    return readIncidencia(trx, viewer, id);
  });
}

/** Closes an incident, or opens it again; either side may. */
export async function setClosed({
  db,
  viewer,
  id,
  closed,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly closed: boolean;
}): Promise<incidencias.Incidencia> {
  return db.transaction().execute(async (trx) => {
    const incidencia = await lockIncidencia(trx, viewer, id);
    if (incidencia === undefined) throw notFound();
    if ((incidencia.estado === 'cerrada') !== closed) {
      await setEstado(trx, incidencia.id, closed ? 'cerrada' : 'abierta');
      const accion = closed ? 'cerrar' : 'reabrir';
      await insertAuditoria(trx, { ...entryOf(viewer, incidencia.id), accion });
    }
    return readIncidencia(trx, viewer, id);
  });
}

function isOfTheHouse({ role }: Viewer): boolean {
  return role !== 'cliente';
}

function entryOf({ id: usuarioId }: Viewer, entidadId: string) {
  return { usuarioId, entidad: 'incidencia', entidadId } as const;
}
