import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';

/** Inserts a list, and deletes those that are older than three months. */
export async function insertLista(db: Db, lista: Insertable<Tables['listaCodigos']>): Promise<string> {
  await db
    .deleteFrom('listaCodigos')
    .where('creadaEn', '<', sql<string>`now() - interval '90 days'`)
    .execute();
  const { id } = await db.insertInto('listaCodigos').values(lista).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findLista(db: Db, { id: usuarioId }: Viewer, id: string) {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('listaCodigos')
    .select(['id', 'de', 'codigos', 'repetidos', 'malformados'])
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
}
