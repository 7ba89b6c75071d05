import type { Db } from './database.ts';
import { isUuid } from './uuid.ts';

/** Whose account a session looks at; undefined when it does so no more, or the account may not enter or sells no longer. */
export function findMirada(
  db: Db,
  { id, sesionId }: { readonly id: string; readonly sesionId: string },
): Promise<{ readonly id: string } | undefined> {
  if (!isUuid(id)) return Promise.resolve(undefined);
  return db
    .selectFrom('mirada as m')
    .innerJoin('usuario as u', 'u.id', 'm.usuarioId')
    .select('u.id')
    .where('m.id', '=', id)
    .where('m.sesionId', '=', sesionId)
    .where('m.hasta', '>', new Date().toISOString())
    .where('u.estado', '=', 'activo')
    .where('u.rol', '=', 'comercial')
    .executeTakeFirst();
}

export async function insertMirada(
  db: Db,
  mirada: { readonly sesionId: string; readonly usuarioId: string; readonly hasta: Date },
): Promise<string> {
  const { id } = await db.insertInto('mirada').values(mirada).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Ends whatever the session looks at. */
export async function endMiradas(db: Db, sesionId: string): Promise<void> {
  const now = new Date().toISOString();
  await db
    .updateTable('mirada')
    .set({ hasta: now })
    .where('sesionId', '=', sesionId)
    .where('hasta', '>', now)
    .execute();
}
