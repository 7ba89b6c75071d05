import type { Db } from '../../platform/database.ts';
import { nextCodigo } from '../../platform/numbering.repository.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { insertLiquidacion, lockCierre } from './cierre.repository.ts';
import { findSiguiente, hasDisputed, mesSiguiente, updateLiquidacion } from './estado.repository.ts';

/** A new settlement, in draft, under the next number of its year. `mes` is its first day. */
export async function reopenLiquidacion(
  trx: Db,
  { mes, comercialId, usuarioId }: { mes: string; comercialId: string; usuarioId: string },
): Promise<string> {
  const codigo = await nextCodigo(trx, 'LQ', Number(mes.slice(0, 4)));
  const id = await insertLiquidacion(trx, { codigo, mes, comercialId });
  await insertAuditoria(trx, {
    usuarioId,
    entidad: 'liquidacion',
    entidadId: id,
    accion: 'crear',
    despues: { codigo, mes, comercialId },
  });
  return id;
}

/**
 * The settlement for what a paid one left open: the first later unpaid one of the same representative, or else
 * a new one of the month after their last. An accepted one is reviewed again, because something is added.
 */
export async function siguienteAbierta(
  trx: Db,
  { mes, comercialId }: { readonly mes: string; readonly comercialId: string },
  usuarioId: string,
): Promise<string> {
  await lockCierre(trx);
  const abierta = await findSiguiente(trx, comercialId, mes);
  if (!abierta) {
    return reopenLiquidacion(trx, { mes: await mesSiguiente(trx, comercialId, mes), comercialId, usuarioId });
  }
  if (abierta.estado === 'aceptada') await returnToRevision(trx, abierta.id);
  return abierta.id;
}

/** Puts a settlement under review, or in dispute while one of its lines is disputed. */
export async function returnToRevision(trx: Db, id: string): Promise<void> {
  const estado = (await hasDisputed(trx, id)) ? 'con-incidencia' : 'en-revision';
  await updateLiquidacion(trx, id, { estado });
}
