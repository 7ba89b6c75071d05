import { type RawBuilder, sql } from 'kysely';

/**
 * What PostgreSQL adds of a column of `double precision` carries the noise of binary fractions (1022535,2859999997), which
 * answers, exports and comparisons would show. These are rounded to what is kept of each unit, and are numbers again.
 */
const rounded =
  (decimals: number) =>
  (sum: RawBuilder<unknown>): RawBuilder<number> =>
    sql<number>`round(coalesce(${sum}, 0)::numeric, ${sql.lit(decimals)})::float8`;

/** Of energies in kWh, to the Wh. */
export const roundedKwh = rounded(3);

/** Of energies in GWh, to the Wh. */
export const roundedGwh = rounded(9);

/** Of amounts in euros, to the cent. */
export const roundedEur = rounded(2);
