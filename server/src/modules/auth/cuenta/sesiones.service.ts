import type { cuenta, ResponseOf } from '@vatio/contract/endpoints';
import type { Db } from '../../../platform/database.ts';
import { notFound } from '../../../platform/problems.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { endOtherSesiones } from '../sesion.repository.ts';
import { deviceOfAgent } from './device-name.ts';
import { endOwnSesion, listSesiones } from './sesiones.repository.ts';

/** An account and the session with which it makes the call. */
export type Owner = { readonly usuarioId: string; readonly sesionId: string | undefined };

export async function readSesiones(
  db: Db,
  { usuarioId, sesionId }: Owner,
): Promise<ResponseOf<typeof cuenta.sesiones>> {
  const rows = (await listSesiones(db, usuarioId)).map(({ id, direccion, agente, creadaEn, usadaEn }) => ({
    id,
    esta: id === sesionId,
    direccion,
    ...deviceOfAgent(agente),
    abierta: creadaEn,
    usada: usadaEn,
  }));
  return { rows: rows.sort((a, b) => Number(b.esta) - Number(a.esta)) };
}

export async function closeSesion(db: Db, { usuarioId }: Owner, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await endOwnSesion(trx, usuarioId, id))) throw notFound();
    await auditClosing(trx, usuarioId);
  });
}

export async function closeOtherSesiones(
  db: Db,
  { usuarioId, sesionId }: Owner,
): Promise<ResponseOf<typeof cuenta.closeOtherSesiones>> {
  return db.transaction().execute(async (trx) => {
    const cerradas = await endOtherSesiones(trx, usuarioId, sesionId);
    if (cerradas > 0) await auditClosing(trx, usuarioId);
    return { cerradas };
  });
}

function auditClosing(trx: Db, usuarioId: string): Promise<void> {
  return insertAuditoria(trx, {
    usuarioId,
    entidad: 'usuario',
    entidadId: usuarioId,
    accion: 'cerrar-sesiones',
  });
}
