import type { etiquetas, QueryOf } from '@vatio/contract/endpoints';
import { type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { found } from '../../platform/list/found.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { lockThing, PLACES } from './places.repository.ts';

/** The tags of one row, which is locked until the transaction ends; undefined when the viewer does not see it. */
export async function lockEtiquetas(
  db: Db,
  viewer: Viewer,
  { entidad, id }: { readonly entidad: etiquetas.Entidad; readonly id: string },
): Promise<string[] | undefined> {
  return (await lockThing<{ etiquetas: string[] }>(db, viewer, { entidad, id }))?.etiquetas;
}

export async function writeEtiquetas(
  db: Db,
  { entidad, id }: { readonly entidad: etiquetas.Entidad; readonly id: string },
  nombres: readonly string[],
): Promise<void> {
  const { table, key } = PLACES[entidad];
  await sql`update ${table} set etiquetas = ${nombres} where ${key} = ${id}`.execute(db);
}

/** Something of some kind has the tag `e`, which the three indexes of tags tell. */
const IN_USE = sql<SqlBool>`(${sql.join(
  Object.values(PLACES).map(
    ({ table }) =>
      sql`exists (select from ${table} t where t.etiquetas <> '{}' and t.etiquetas @> array[e.nombre])`,
  ),
  sql` or `,
)})`;

/** The tags that a field offers, by name, or those that it has to name. */
export async function listEtiquetas(db: Db, { q, ids, limit }: QueryOf<typeof etiquetas.list>) {
  const wanted = ids
    ? sql`e.nombre = any(${ids}::text[])`
    : sql`${searchSql(q, sql`e.nombre`)} and ${IN_USE}`;
  const { rows } = await sql<etiquetas.Opcion>`
    select e.nombre from etiqueta e where ${wanted} order by e.plegada limit ${limit + 1}
  `.execute(db);
  return found(rows, limit);
}
