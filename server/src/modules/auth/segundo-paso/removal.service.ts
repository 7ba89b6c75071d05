import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { sendNow } from '../../../platform/outbox/sender.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { insertSafetyNotice, type NoticeDeps } from '../cuenta/safety-notice.ts';
import { endSesionesDe } from '../sesion.repository.ts';
import type { Usuario } from '../usuario.repository.ts';
import { deleteSegundoPaso } from './segundo-paso.repository.ts';

export type { NoticeDeps } from '../cuenta/safety-notice.ts';

type Owner = Pick<Usuario, 'id' | 'nombre' | 'email'>;

/**
 * Takes the second step of somebody's account away, ends its sessions and tells its owner by mail; false when there was
 * none.
 */
export async function takeSegundoPasoFrom(
  deps: NoticeDeps,
  viewer: Viewer,
  usuario: Owner,
): Promise<boolean> {
  const what = 'Quien administra ha quitado la verificación en dos pasos de tu cuenta';
  const correoId = await removeAndTell(deps, { usuario, what, by: viewer.id });
  if (correoId === undefined) return false;
  await sendNow(deps, correoId);
  return true;
}

/**
 * The same from the server's terminal, where nobody is signed in. The mail waits for the Vatio that runs, or for the next
 * start; `false` when there was no second step.
 */
export async function takeSegundoPasoAtTerminal(
  deps: Omit<NoticeDeps, 'mail'>,
  usuario: Owner,
): Promise<boolean> {
  const what = 'Quien mantiene el servidor ha quitado la verificación en dos pasos de tu cuenta';
  return (await removeAndTell(deps, { usuario, what, by: null })) !== undefined;
}

type Removal = {
  readonly usuario: Owner;
  /** The change, as a sentence without its full stop. */
  readonly what: string;
  /** The account that does it; null at the terminal. */
  readonly by: string | null;
};

/** Answers the mail that tells of it, or `undefined` when there was nothing to take away. */
function removeAndTell(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  { usuario, what, by }: Removal,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await deleteSegundoPaso(trx, usuario.id))) return undefined;
    await endSesionesDe(trx, usuario.id);
    await insertAuditoria(trx, {
      usuarioId: by,
      entidad: 'usuario',
      entidadId: usuario.id,
      accion: 'quitar-segundo-paso',
    });
    return insertSafetyNotice(trx, publicUrl, { usuario, what });
  });
}
