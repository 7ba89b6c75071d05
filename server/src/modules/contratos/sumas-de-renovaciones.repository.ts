import {
  type QueryOf,
  type ResponseOf,
  type renovaciones,
  renovacionesList,
} from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import { listTotals } from '../../platform/list/list-sql.ts';
import { today } from '../../platform/today.ts';
import { type DeLista, desdeElRadar, LIST } from './renovaciones.repository.ts';

/** What the whole list of renewals adds up to, and each of its groups. */
export async function sumRenovaciones(db: Db, viewer: Viewer, filtros: DeLista) {
  const { rows } = await sql<ResponseOf<typeof renovaciones.totals>>`
    select count(*)::int as cuenta, ${listTotals(renovacionesList, LIST)} ${desdeElRadar(viewer, filtros, today())}
  `.execute(db);
  return rows[0]!;
}

export async function groupRenovaciones(db: Db, viewer: Viewer, query: QueryOf<typeof renovaciones.groups>) {
  const from = (filtros: DeLista) => desdeElRadar(viewer, filtros, today());
  return listGroups({ db, viewer, query, from, list: renovacionesList, sql: LIST });
}
