import { type RawBuilder, sql } from 'kysely';

/**
 * Sums of `double precision` carry the noise of binary fractions (1022535,2859999997), which answers, exports
 * and comparisons would show, so they are rounded to the precision that is kept of each unit.
 */
const rounded =
  (decimals: number) =>
  (sum: RawBuilder<unknown>): RawBuilder<number> =>
    sql<number>`round(coalesce(${sum}, 0)::numeric, ${sql.lit(decimals)})::float8`;

/** Rounds energies in kWh to the Wh. */
export const roundedKwh = rounded(3);

/** Rounds energies in GWh to the Wh. */
export const roundedGwh = rounded(9);

/** Rounds amounts in euros to the cent. */
export const roundedEur = rounded(2);

/** The average of the rows that have a value, to the same precision; null where none has. */
const averaged =
  (decimals: number) =>
  (value: RawBuilder<unknown>): RawBuilder<number | null> =>
    sql<number | null>`round(avg(${value})::numeric, ${sql.lit(decimals)})::float8`;

export const averageKwh = averaged(3);

export const averageEur = averaged(2);
