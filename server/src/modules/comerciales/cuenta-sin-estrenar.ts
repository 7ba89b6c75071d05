import type { Db } from '../../platform/database.ts';
import { annulCorreos } from '../../platform/outbox/outbox.repository.ts';
import { deleteUsuario, findUsuario } from '../auth/usuario.repository.ts';
import { type Fila, updateComercial } from './escritura.repository.ts';

/** Deletes the account of an invitation that was never used, with its link; false when there is none. */
export async function deleteUnusedAccount(trx: Db, { id, usuarioId }: Fila): Promise<boolean> {
  const usuario = usuarioId === null ? undefined : await findUsuario(trx, usuarioId);
  if (usuario?.estado !== 'pendiente') return false;
  await updateComercial(trx, id, { usuarioId: null });
  await annulCorreos(trx, usuario.id, ['invitacion']);
  await deleteUsuario(trx, usuario.id);
  return true;
}
