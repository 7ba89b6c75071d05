import { type extractos, extractosList, type QueryOf, type ResponseOf } from '@vatio/contract/endpoints';
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import {
  chosenByUuid,
  type ListSql,
  listSorts,
  listTotals,
  listWhere,
} from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { averageEur } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';
import { liveLines } from './live-lines.repository.ts';

export type FilaExtracto = extractos.ExtractoRow;

/** The statements with the sums of their lines; those of a statement in the bin owe nothing. */
const FILAS = sql`select x.id, x.codigo, x.comercializadora, x.mes, x.fichero, x.filas_fuera,
    coalesce(l.lineas, 0)::int as lineas, coalesce(l.importe_eur, 0)::float8 as importe_eur,
    coalesce(p.pendiente_eur, 0)::float8 as pendiente_eur, x.creado_en as importado,
    x.borrado_en is not null as borrado
  from extracto x
  left join (
    select n.extracto_id, count(*) as lineas, sum(n.importe_eur) as importe_eur from extracto_linea n group by 1
  ) l on l.extracto_id = x.id
  left join (
    select t.extracto_id, round(sum(t.pendiente_eur)::numeric, 2) as pendiente_eur
    from (${liveLines(sql`n.contrato_id is not null`)}) t group by 1
  ) p on p.extracto_id = x.id`;

const rounded = (column: string) => sql`coalesce(round(sum(${sql.ref(column)})::numeric, 2), 0)::float8`;

/** The expressions are over the rows `t` of `FILAS`. */
const LIST: ListSql<typeof extractosList> = {
  fields: {
    codigo: { filter: sql`t.codigo`, sort: { filled: sql`t.codigo` } },
    comercializadora: { filter: sql`t.comercializadora`, sort: { filled: sql`t.comercializadora` } },
    mes: { filter: sql`t.mes`, sort: { filled: sql`t.mes` } },
    fichero: sql`t.fichero`,
    lineas: { filter: sql`t.lineas`, total: sql`coalesce(sum(t.lineas), 0)::int` },
    importe: {
      filter: sql`t.importe_eur`,
      sort: { filled: sql`t.importe_eur` },
      total: rounded('importe_eur'),
      average: averageEur(sql`t.importe_eur`),
    },
    pendiente: {
      filter: sql`t.pendiente_eur`,
      sort: { filled: sql`t.pendiente_eur` },
      total: rounded('pendiente_eur'),
    },
    importado: { filter: { instant: sql`t.importado` }, sort: { filled: sql`t.importado` } },
  },
  chosen: chosenByUuid(sql`t.id`),
  search: (q) =>
    searchSql(q, sql`(concat_ws(' ', t.codigo, t.comercializadora, t.fichero) collate "default")`),
};

type Filtros = Omit<QueryOf<typeof extractos.list>, 'page' | 'limit' | 'sort'>;

function fromExtractos(viewer: Viewer, filtros: Filtros): RawBuilder<unknown> {
  const inBin: RawBuilder<SqlBool> = filtros.papelera ? sql`t.borrado` : sql`not t.borrado`;
  const condition = listWhere({ list: extractosList, sql: LIST }, filtros, viewer);
  return sql`from (${FILAS}) t where ${inBin} and ${condition}`;
}

/** All statements of the list, without its page. */
export function consultaDeExtractos(
  viewer: Viewer,
  { sort = extractosList.usualSort, ...filtros }: Filtros & { readonly sort?: string | undefined },
): CursorQuery<FilaExtracto> {
  return {
    filas: sql<FilaExtracto>`select t.* ${fromExtractos(viewer, filtros)}`,
    orden: orderBy(sort, listSorts(extractosList, LIST, viewer), sql`codigo desc`),
  };
}

export async function listExtractos(
  db: Db,
  viewer: Viewer,
  { page, limit, ...requested }: QueryOf<typeof extractos.list>,
): Promise<{ rows: FilaExtracto[]; count: number; total: number }> {
  const { filas, orden } = consultaDeExtractos(viewer, requested);
  const { sort: _, ...filtros } = requested;
  const [{ rows }, counts] = await Promise.all([
    sql<FilaExtracto>`${filas} order by ${orden} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    countRows<Filtros>({
      db,
      filters: filtros,
      scope: { papelera: filtros.papelera },
      from: (some) => fromExtractos(viewer, some),
    }),
  ]);
  return { rows, ...counts };
}

/** The sums of the whole list, to the cent. */
export async function sumExtractos(
  db: Db,
  viewer: Viewer,
  filtros: Filtros,
): Promise<ResponseOf<typeof extractos.totals>> {
  const { rows } = await sql<ResponseOf<typeof extractos.totals>>`
    select count(*)::int as cuenta, ${listTotals(extractosList, LIST)} ${fromExtractos(viewer, filtros)}
  `.execute(db);
  return rows[0]!;
}

export async function groupExtractos(db: Db, viewer: Viewer, query: QueryOf<typeof extractos.groups>) {
  const from = (filtros: Filtros) => fromExtractos(viewer, filtros);
  return listGroups({ db, viewer, query, from, list: extractosList, sql: LIST });
}

export async function findExtracto(db: Db, id: string): Promise<FilaExtracto | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FilaExtracto>`select t.* from (${FILAS}) t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** The statement that was made of the same file, unless it is in the bin. */
export async function findSameFile(db: Db, sha256: Buffer) {
  return db
    .selectFrom('extracto')
    .select(['id', 'codigo'])
    .where('sha256', '=', sha256)
    .where('borradoEn', 'is', null)
    .executeTakeFirst();
}

/** Statements are matched one at a time, because each looks at what the others paid. */
export async function lockExtractos(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('extractos de comisiones'))`.execute(db);
}

export async function insertExtracto(db: Db, row: Insertable<Tables['extracto']>): Promise<string> {
  const { id } = await db.insertInto('extracto').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function readSha256(db: Db, id: string): Promise<Buffer> {
  const { sha256 } = await db
    .selectFrom('extracto')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sha256;
}

export async function setExtractoRemoved(db: Db, id: string, removed: boolean): Promise<void> {
  await db
    .updateTable('extracto')
    .set({ borradoEn: removed ? new Date() : null })
    .where('id', '=', id)
    .execute();
}

/** The suppliers of the products, in alphabetical order. */
export async function listComercializadoras(db: Db): Promise<string[]> {
  const { rows } = await sql<{ comercializadora: string }>`
    select distinct comercializadora collate "es-x-icu" as comercializadora from producto order by 1
  `.execute(db);
  return rows.map(({ comercializadora }) => comercializadora);
}

/** The field that each column of the supplier's last file filled. */
export async function readColumns(db: Db, comercializadora: string): Promise<Record<string, string | null>> {
  const row = await db
    .selectFrom('extractoColumnas')
    .select('columnas')
    .where('comercializadora', '=', comercializadora)
    .executeTakeFirst();
  return row?.columnas ?? {};
}

export async function writeColumns(
  db: Db,
  comercializadora: string,
  mapa: Readonly<Record<string, string | null>>,
): Promise<void> {
  const columnas = JSON.stringify(mapa);
  await db
    .insertInto('extractoColumnas')
    .values({ comercializadora, columnas })
    .onConflict((conflict) => conflict.column('comercializadora').doUpdateSet({ columnas }))
    .execute();
}
