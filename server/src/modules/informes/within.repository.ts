import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FechaSql } from './fuente-sql.ts';
import type { Span } from './periodo.ts';

const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'Europe/Madrid'`;

/** Whether a date is among those days of Spain. */
export function within({ day, instant }: FechaSql, { desde, hasta }: Span): RawBuilder<SqlBool> {
  if (!instant) return sql`(${day} between ${desde}::date and ${hasta}::date)`;
  return sql`(${instant} >= ${midnight(sql`${desde}::date`)} and ${instant} < ${midnight(sql`${hasta}::date + 1`)})`;
}
