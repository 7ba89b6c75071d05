import { sql } from 'kysely';

/** Today's date in Spain, wherever the database runs, asked anew by each query. */
export const TODAY_IN_SPAIN = sql<string>`(now() at time zone 'Europe/Madrid')::date`;
