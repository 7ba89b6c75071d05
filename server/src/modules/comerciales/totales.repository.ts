import { type comerciales, comercialesList, type QueryOf, type ResponseOf } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import { listTotals } from '../../platform/list/list-sql.ts';
import { consultaComerciales, type Filtros, LIST } from './comerciales.repository.ts';

/** The sums over all of the list. Each client and point counts for one representative only. */
export async function sumComerciales(db: Db, viewer: Viewer, filtros: Filtros) {
  const { rows } = await sql<ResponseOf<typeof comerciales.totals>>`
    select count(*)::int as cuenta, ${listTotals(comercialesList, LIST)}
    from (${consultaComerciales(viewer, filtros).filas}) f
  `.execute(db);
  return rows[0]!;
}

export async function groupComerciales(db: Db, viewer: Viewer, query: QueryOf<typeof comerciales.groups>) {
  const from = (filtros: Filtros) => sql`from (${consultaComerciales(viewer, filtros).filas}) f`;
  return listGroups({ db, viewer, query, from, list: comercialesList, sql: LIST });
}
