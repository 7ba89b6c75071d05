import type { Viewer } from '../../../platform/access-token.ts';
import { sendNow } from '../../../platform/outbox/sender.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { insertSafetyNotice, type NoticeDeps } from '../cuenta/safety-notice.ts';
import { endSesionesDe } from '../sesion.repository.ts';
import type { Usuario } from '../usuario.repository.ts';
import { deleteSegundoPaso } from './segundo-paso.repository.ts';

export type { NoticeDeps } from '../cuenta/safety-notice.ts';

/**
 * Takes the second step of somebody's account away, ends its sessions and tells its owner by mail; false when there was
 * none.
 */
export async function takeSegundoPasoFrom(
  deps: NoticeDeps,
  viewer: Viewer,
  usuario: Pick<Usuario, 'id' | 'nombre' | 'email'>,
): Promise<boolean> {
  const correoId = await deps.db.transaction().execute(async (trx) => {
    if (!(await deleteSegundoPaso(trx, usuario.id))) return undefined;
    await endSesionesDe(trx, usuario.id);
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'usuario',
      entidadId: usuario.id,
      accion: 'quitar-segundo-paso',
    });
    const what = 'Quien administra ha quitado la verificación en dos pasos de tu cuenta';
    return insertSafetyNotice(trx, deps.publicUrl, { usuario, what });
  });
  if (correoId === undefined) return false;
  await sendNow(deps, correoId);
  return true;
}
