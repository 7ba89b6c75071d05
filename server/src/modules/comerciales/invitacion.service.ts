import { randomUUID } from 'node:crypto';
import type { comerciales, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { createUsuario } from '../auth/auth.service.ts';
import { type Deps, insertInvitacion } from '../auth/clave.service.ts';
import { findUsuario, findUsuarioByEmail, type Usuario } from '../auth/usuario.repository.ts';
import { lockExistente, readComercial, sobre } from './comerciales.service.ts';
import { deleteUnusedAccount } from './cuenta-sin-estrenar.ts';
import { type Fila, updateComercial } from './escritura.repository.ts';

/**
 * Makes the representative's account if there is none, and sends a link to choose its password. A second
 * invitation annuls the former link.
 */
export async function inviteComercial(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<ResponseOf<typeof comerciales.invite>> {
  const { correoId, enlace } = await deps.db.transaction().execute(async (trx) => {
    const fila = await lockExistente(trx, id);
    if (fila.baja !== null)
      throw problem({
        code: 'comercial-de-baja',
        status: 409,
        title: 'Ya no trabaja aquí: reactívalo antes',
      });
    const cuenta = fila.usuarioId ? await findUsuario(trx, fila.usuarioId) : await createAccount(trx, fila);
    if (cuenta?.estado !== 'pendiente') {
      throw problem({ code: 'cuenta-en-uso', status: 409, title: 'Ya tiene una cuenta y la ha usado' });
    }
    await insertAuditoria(trx, { ...sobre(viewer, id), accion: 'invitar', despues: { email: cuenta.email } });
    return insertInvitacion(trx, deps.publicUrl, cuenta);
  });
  const correo = await sendNow(deps, correoId);
  const comercial = await readComercial(deps.db, viewer, id);
  return { comercial, enlace: deps.mail.configured ? null : enlace, correo };
}

async function createAccount(trx: Db, { id, nombre, email }: Fila): Promise<Usuario | undefined> {
  if (email === null) {
    const texto = 'Escribe su correo antes de invitarle';
    throw problem({ code: 'sin-correo', status: 400, title: texto, extra: { errors: { email: texto } } });
  }
  const nombreUsuario = `${email.replace(/@.*$/, '').replace(/[^a-zA-Z0-9._-]/g, '-')}-${id.slice(0, 4)}`;
  // Nobody knows this password; the link allows to choose one.
  const nuevo = { nombre, nombreUsuario, email, password: randomUUID() };
  await createUsuario(trx, { ...nuevo, rol: 'comercial', estado: 'pendiente' });
  const usuario = await findUsuarioByEmail(trx, email);
  if (usuario) await updateComercial(trx, id, { usuarioId: usuario.id });
  return usuario;
}

/** Revokes an invitation, with the account if it was never used. */
export async function revokeInvitacion(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteUnusedAccount(trx, await lockExistente(trx, id)))) {
      throw problem({ code: 'sin-invitacion', status: 409, title: 'No tiene ninguna invitación pendiente' });
    }
    await insertAuditoria(trx, { ...sobre(viewer, id), accion: 'revocar-invitacion' });
  });
}
