import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';

/**
 * Counts the rows that pass the filters and those of `scope` alone, which says what the list is about, such as
 * the bin. `from` gives what comes after `select count(*)`.
 */
export async function countRows<F extends object>({
  db,
  filters,
  scope,
  from,
}: {
  readonly db: Db;
  readonly filters: F;
  readonly scope: F;
  readonly from: (filters: F) => RawBuilder<unknown>;
}): Promise<{ count: number; total: number }> {
  const unfiltered = keyOf(filters) === keyOf(scope);
  const total = unfiltered ? sql`null::bigint` : sql`(select count(*) ${from(scope)})`;
  const { rows } = await sql<{ count: number; total: number | null }>`
    select (select count(*) ${from(filters)}) as count, ${total} as total
  `.execute(db);
  const { count, total: whole } = rows[0]!;
  return { count, total: whole ?? count };
}

function keyOf(filters: object): string {
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
