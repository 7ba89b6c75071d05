import type { avisos } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import { findEleccion, findSilencio } from './preferencias.repository.ts';
import { endOfQuietHours } from './quiet-hours.ts';

/** Whether a person wants a mail about an event, and from when on it may be sent. */
export async function mailPermission(
  db: Db,
  usuarioId: string,
  evento: avisos.Evento,
): Promise<{ readonly wanted: boolean; readonly desde?: Date | undefined }> {
  const { correo } = await findEleccion(db, usuarioId, evento);
  return correo ? { wanted: true, desde: await quietUntil(db, usuarioId) } : { wanted: false };
}

/** When a person's quiet hours end, if it is one of them now. */
export async function quietUntil(db: Db, usuarioId: string): Promise<Date | undefined> {
  return endOfQuietHours(await findSilencio(db, usuarioId), new Date());
}

/** The same of a representative. One without an account has chosen nothing, and gets the mails of those who have not. */
export async function mailPermissionOfComercial(
  db: Db,
  comercialId: string | null,
  evento: avisos.Evento,
): ReturnType<typeof mailPermission> {
  if (comercialId === null) return { wanted: true };
  const comercial = await db
    .selectFrom('comercial')
    .select('usuarioId')
    .where('id', '=', comercialId)
    .executeTakeFirst();
  return comercial?.usuarioId ? mailPermission(db, comercial.usuarioId, evento) : { wanted: true };
}

/** The address of a representative's account, for one whose sheet has none; null for one without an account that is in use. */
export async function accountEmailOf(db: Db, comercialId: string | null): Promise<string | null> {
  if (comercialId === null) return null;
  const account = await db
    .selectFrom('comercial as r')
    .innerJoin('usuario as u', 'u.id', 'r.usuarioId')
    .select('u.email')
    .where('r.id', '=', comercialId)
    .where('u.estado', '=', 'activo')
    .executeTakeFirst();
  return account?.email ?? null;
}
