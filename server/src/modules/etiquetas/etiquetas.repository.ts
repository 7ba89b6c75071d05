import type { etiquetas, QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { found } from '../../platform/list/found.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible, puntoVisible } from '../cartera/visibilidad.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';

/** Where the things of a kind stand: their rows, their key, and which of them the viewer sees. */
type Place = {
  readonly table: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  /** Their rows with what the condition asks about. */
  readonly from: RawBuilder<unknown>;
  readonly alias: RawBuilder<unknown>;
  readonly isVisible: (viewer: Viewer) => RawBuilder<SqlBool>;
};

const PLACES: Readonly<Record<etiquetas.Entidad, Place>> = {
  cliente: {
    table: sql`cliente`,
    key: sql`id`,
    from: sql`cliente c`,
    alias: sql`c`,
    isVisible: (viewer) => sql`${clienteVisible(viewer)} and c.datos_bloqueados_en is null`,
  },
  'punto-suministro': {
    table: sql`punto_suministro`,
    key: sql`cups`,
    from: sql`punto_suministro p`,
    alias: sql`p`,
    isVisible: puntoVisible,
  },
  contrato: {
    table: sql`contrato`,
    key: sql`id`,
    from: sql`contrato k join cliente c on c.id = k.cliente_id`,
    alias: sql`k`,
    isVisible: (viewer) => sql`k.borrado_en is null and ${contratoVisible(viewer)}`,
  },
};

/** The tags of one row, which is locked until the transaction ends; undefined when the viewer does not see it. */
export async function lockEtiquetas(
  db: Db,
  viewer: Viewer,
  { entidad, id }: { readonly entidad: etiquetas.Entidad; readonly id: string },
): Promise<string[] | undefined> {
  if (entidad !== 'punto-suministro' && !isUuid(id)) return undefined;
  const { key, from, alias, isVisible } = PLACES[entidad];
  const { rows } = await sql<{ etiquetas: string[] }>`
    select ${alias}.etiquetas from ${from} where ${alias}.${key} = ${id} and ${isVisible(viewer)} for update of ${alias}
  `.execute(db);
  return rows[0]?.etiquetas;
}

export async function writeEtiquetas(
  db: Db,
  { entidad, id }: { readonly entidad: etiquetas.Entidad; readonly id: string },
  nombres: readonly string[],
): Promise<void> {
  const { table, key } = PLACES[entidad];
  await sql`update ${table} set etiquetas = ${nombres} where ${key} = ${id}`.execute(db);
}

/** The names as they were first written, whatever their accents and capitals here; those that are new are kept. */
export async function nameEtiquetas(db: Db, nombres: readonly string[]): Promise<string[]> {
  if (nombres.length === 0) return [];
  await sql`
    insert into etiqueta (nombre) select unnest(${nombres}::text[]) on conflict do nothing
  `.execute(db);
  return findNamed(db, nombres);
}

/** Those of the names that exist. */
export async function findNamed(db: Db, nombres: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select nombre from etiqueta
    where plegada = any(array(select plegar(escrita) from unnest(${nombres}::text[]) as escrita))
  `.execute(db);
  return rows.map(({ nombre }) => nombre);
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
