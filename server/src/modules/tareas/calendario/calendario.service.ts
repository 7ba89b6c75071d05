import { calendario, type ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { notFound } from '../../../platform/problems.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import {
  deleteEnlace,
  findEnlace,
  listOwnPending,
  readByHash,
  writeEnlace,
} from './calendario.repository.ts';
import { tareasIcs } from './tareas-ics.ts';

export type Deps = { readonly db: Db; readonly publicUrl: string };

/** Makes a link in place of the one that there was, and tells it this once. */
export async function renewEnlace(
  { db, publicUrl }: Deps,
  { id: usuarioId }: Viewer,
): Promise<ResponseOf<typeof calendario.renew>> {
  const token = newSecretToken();
  await db.transaction().execute(async (trx) => {
    const accion = (await findEnlace(trx, usuarioId)) ? 'renovar-enlace-de-agenda' : 'crear-enlace-de-agenda';
    await writeEnlace(trx, usuarioId, hashOfToken(token));
    await insertAuditoria(trx, { usuarioId, entidad: 'usuario', entidadId: usuarioId, accion });
  });
  return { url: `${publicUrl}${calendario.feed.path.replace(':token', token)}.ics` };
}

export async function revokeEnlace({ db }: Deps, { id: usuarioId }: Viewer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteEnlace(trx, usuarioId))) return;
    const entry = { usuarioId, entidad: 'usuario', entidadId: usuarioId } as const;
    await insertAuditoria(trx, { ...entry, accion: 'revocar-enlace-de-agenda' });
  });
}

export async function readFeed({ db, publicUrl }: Deps, token: string): Promise<string> {
  const owner = await readByHash(db, hashOfToken(token.replace(/\.ics$/, '')));
  if (owner === undefined) throw notFound();
  const { viewer, nombre } = owner;
  return tareasIcs({ nombre, tareas: await listOwnPending(db, viewer), url: `${publicUrl}/agenda` });
}
