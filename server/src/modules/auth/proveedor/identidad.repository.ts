import type { Db } from '../../../platform/database.ts';
import type { Usuario } from '../usuario.repository.ts';

/** A person as their identity provider names them, and nobody else ever. */
export type Subject = { readonly emisor: string; readonly sujeto: string };

/** The account that this person entered before. */
export function findLinkedUsuario(db: Db, { emisor, sujeto }: Subject): Promise<Usuario | undefined> {
  return db
    .selectFrom('identidadEnlazada')
    .innerJoin('usuario', 'usuario.id', 'identidadEnlazada.usuarioId')
    .selectAll('usuario')
    .where('emisor', '=', emisor)
    .where('sujeto', '=', sujeto)
    .executeTakeFirst();
}

/** False when the person is linked already, or the account is somebody else's at that provider. */
export async function insertIdentidad(
  db: Db,
  { emisor, sujeto }: Subject,
  usuarioId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identidadEnlazada')
    .values({ emisor, sujeto, usuarioId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when nobody was linked to the account. */
export async function deleteIdentidadesOf(db: Db, usuarioId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identidadEnlazada')
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
