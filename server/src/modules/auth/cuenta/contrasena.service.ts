import type { BodyOf, cuenta, ResponseOf } from '@vatio/contract/endpoints';
import type { Db } from '../../../platform/database.ts';
import { sendNow } from '../../../platform/outbox/sender.ts';
import { invalidData } from '../../../platform/problems.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { annulLinks } from '../enlace.repository.ts';
import { refuseWeakPassword } from '../new-password.service.ts';
import { hashPassword, passwordMatches } from '../password.ts';
import { endOtherSesiones } from '../sesion.repository.ts';
import { findUsuario, type Usuario, updateUsuario } from '../usuario.repository.ts';
import { insertSafetyNotice, type NoticeDeps } from './safety-notice.ts';
import type { Owner } from './sesiones.service.ts';

/** Refuses whoever does not know the password of the account. */
export async function requirePassword(db: Db, usuarioId: string, password: string): Promise<Usuario> {
  const usuario = await db.transaction().execute((trx) => findUsuario(trx, usuarioId));
  const matches = await passwordMatches(usuario?.claveHash, password);
  if (!usuario || !matches) throw invalidData({ actual: 'No es tu contraseña actual' });
  return usuario;
}

/** Sets a password that its owner chooses, closes the other sessions and tells the owner by mail. */
export async function changePassword(
  deps: NoticeDeps,
  { usuarioId, sesionId }: Owner,
  { actual, password }: BodyOf<typeof cuenta.changePassword>,
): Promise<ResponseOf<typeof cuenta.changePassword>> {
  const usuario = await requirePassword(deps.db, usuarioId, actual);
  if (password === actual) throw invalidData({ password: 'Es la que ya tienes: elige otra' });
  await refuseWeakPassword(deps.db, password, [usuario.nombre, usuario.nombreUsuario, usuario.email]);
  const claveHash = await hashPassword(password);
  const { cerradas, correoId } = await deps.db.transaction().execute(async (trx) => {
    const now = await findUsuario(trx, usuarioId);
    // Somebody changed it between the check and this moment.
    if (now?.claveHash !== usuario.claveHash) throw invalidData({ actual: 'No es tu contraseña actual' });
    await updateUsuario(trx, usuarioId, { claveHash });
    await annulLinks(trx, usuarioId);
    const closed = await endOtherSesiones(trx, usuarioId, sesionId);
    const entidadId = usuarioId;
    await insertAuditoria(trx, { usuarioId, entidad: 'usuario', entidadId, accion: 'cambiar-clave' });
    const notice = await insertSafetyNotice(trx, deps.publicUrl, {
      usuario,
      what: 'Se ha cambiado la contraseña de tu cuenta',
    });
    return { cerradas: closed, correoId: notice };
  });
  await sendNow(deps, correoId);
  return { cerradas };
}
