import { type RawBuilder, sql } from 'kysely';

/** A telephone of Spain without its prefix, which is taken off what somebody asks for too. */
export function telephone(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`regexp_replace(${column}, '^[+]34 ', '')`;
}
