import type { auth, BodyOf, ResponseOf } from '@vatio/contract/endpoints';
import { revokeApiKeysOf } from '../../platform/api-keys.repository.ts';
import { brandOfAccount } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { countHit } from '../../platform/limits.repository.ts';
import type { Mailer } from '../../platform/mail.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { problem } from '../../platform/problems.ts';
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { wordsOfInvitacion, wordsOfRecuperacion } from './account-mails.ts';
import {
  annulLinks,
  countEnlacesRecientes,
  insertEnlace,
  type Motivo,
  useEnlace,
} from './enlace.repository.ts';
import { deleteLlavesOf } from './llaves/llaves.repository.ts';
import { refuseWeakPassword } from './new-password.service.ts';
import { hashPassword } from './password.ts';
import { endSesionesDe } from './sesion.repository.ts';
import { findUsuario, findUsuarioByEmail, type Usuario, updateUsuario } from './usuario.repository.ts';

export type Deps = { readonly db: Db; readonly mail: Mailer; readonly publicUrl: string };

/** No more links are sent to an account in an hour, so that nobody can fill another's mailbox. */
const ENLACES_POR_HORA = 3;

/**
 * Sends the link to an account that may sign in, and nothing to any other address; the answer does not tell
 * which.
 */
export async function sendRecuperacion(
  { db, mail, publicUrl }: Deps,
  { email }: BodyOf<typeof auth.forgotPassword>,
): Promise<void> {
  const usuario = await findUsuarioByEmail(db, email);
  if (usuario?.estado !== 'activo') return;
  const token = newSecretToken();
  const correoId = await db.transaction().execute(async (trx) => {
    if ((await countEnlacesRecientes(trx, usuario.id)) >= ENLACES_POR_HORA) return undefined;
    const { caducaEn } = await insertEnlace({
      db: trx,
      usuarioId: usuario.id,
      motivo: 'recuperacion',
      hash: hashOfToken(token),
    });
    return insertCorreo(trx, {
      ...dirigidoA(usuario, 'recuperacion', caducaEn),
      ...wordsOfRecuperacion({
        nombre: usuario.nombre,
        casa: await casaDe(trx, usuario.id),
        enlace: direccionDe(publicUrl, token),
      }),
    });
  });
  if (correoId) await sendNow({ db, mail }, correoId);
}

/**
 * Tells the owner of an account, once an hour at most, that somebody has asked for another one with its
 * address.
 */
export async function tellOwnerOfRegistration({ db, mail, publicUrl }: Deps, email: string): Promise<void> {
  const usuario = await findUsuarioByEmail(db, email);
  if (usuario === undefined) return;
  const correoId = await db.transaction().execute(async (trx) => {
    const { count } = await countHit(trx, { of: ['registro-repetido', usuario.id], seconds: 3600 });
    if (count > 1) return undefined;
    return insertCorreo(trx, {
      motivo: 'recuperacion',
      entidad: 'usuario',
      entidadId: usuario.id,
      destinatario: usuario.email,
      enlace: `${publicUrl}/forgot-password`,
      asunto: `Ya tienes cuenta en ${await casaDe(trx, usuario.id)}`,
      texto: [
        `Hola, ${usuario.nombre}:`,
        'Alguien ha pedido una cuenta con tu correo, que ya tiene una. Si has sido tú, entra con tu contraseña; si no la recuerdas, cámbiala aquí:',
        `${publicUrl}/forgot-password`,
        'Si no has sido tú, no hagas nada: tu cuenta sigue igual.',
      ].join('\n\n'),
    });
  });
  if (correoId) await sendNow({ db, mail }, correoId);
}

/** Leaves an invitation with its link to be sent to an account that has no password yet. */
export async function insertInvitacion(
  trx: Db,
  publicUrl: string,
  usuario: Destinatario,
): Promise<{ readonly correoId: string; readonly enlace: string }> {
  const token = newSecretToken();
  const { caducaEn } = await insertEnlace({
    db: trx,
    usuarioId: usuario.id,
    motivo: 'invitacion',
    hash: hashOfToken(token),
  });
  const enlace = direccionDe(publicUrl, token);
  const casa = await casaDe(trx, usuario.id);
  const correoId = await insertCorreo(trx, {
    ...dirigidoA(usuario, 'invitacion', caducaEn),
    ...wordsOfInvitacion({ nombre: usuario.nombre, casa, enlace }),
  });
  return { correoId, enlace };
}

/** The name of the brand by which the owner of an account knows the house. */
async function casaDe(trx: Db, usuarioId: string): Promise<string> {
  return (await brandOfAccount(trx, usuarioId)).nombre;
}

type Destinatario = Pick<Usuario, 'id' | 'nombre' | 'email'>;

/** The mail is useful for as long as its link. */
function dirigidoA({ id, email }: Destinatario, motivo: Motivo, caducaEn: string) {
  return {
    motivo,
    entidad: 'usuario',
    entidadId: id,
    destinatario: email,
    caducaEn: new Date(caducaEn),
  } as const;
}

/** The token comes after the `#`, which stays in the browser, so that no server logs it. */
function direccionDe(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password#token=${token}`;
}

/**
 * Sets the password that the link allows to choose. Whoever needs a link may have lost the account to somebody else, so
 * that its sessions end, its keys are revoked and its passkeys are taken away.
 */
export async function resetPassword(
  { db }: Pick<Deps, 'db'>,
  { token, password }: BodyOf<typeof auth.resetPassword>,
): Promise<ResponseOf<typeof auth.resetPassword>> {
  await refuseWeakPassword(db, password);
  const claveHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const enlace = await useEnlace(trx, hashOfToken(token));
    const usuario = enlace && (await findUsuario(trx, enlace.usuarioId));
    if (usuario === undefined) {
      throw problem({
        code: 'enlace-no-valido',
        status: 400,
        title: 'Este enlace ya no vale: pide otro',
        extra: {
          errors: { token: 'El enlace ha caducado o ya se ha usado' },
        },
      });
    }
    const estrena = enlace?.motivo === 'invitacion' && usuario.estado === 'pendiente';
    await updateUsuario(trx, usuario.id, { claveHash, ...(estrena && { estado: 'activo' }) });
    await annulLinks(trx, usuario.id);
    await endSesionesDe(trx, usuario.id);
    await revokeApiKeysOf(trx, usuario.id);
    await deleteLlavesOf(trx, usuario.id);
    const accion = estrena ? 'aceptar-invitacion' : 'cambiar-clave';
    const { id: usuarioId } = usuario;
    await insertAuditoria(trx, { usuarioId, entidad: 'usuario', entidadId: usuarioId, accion });
    return { email: usuario.email };
  });
}
