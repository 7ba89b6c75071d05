import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A limit says how many times something may happen in a stretch of time. */
export type Limit = {
  /** The thing counted and whoever does it. */
  readonly of: readonly string[];
  readonly seconds: number;
  /** How many times it happens at once; one when absent. */
  readonly times?: number;
};

export type Hits = { readonly count: number; readonly secondsLeft: number };

/** Adds to the count in a single statement, and answers the count of this stretch of time. */
export async function countHit(db: Db, { of, seconds, times = 1 }: Limit): Promise<Hits> {
  const { rows } = await sql<Hits>`
    insert into limite as l (clave, cuenta, hasta)
    values (${keyOf(of)}, ${times}::int, now() + make_interval(secs => ${seconds}))
    on conflict (clave) do update set
      cuenta = case when l.hasta > now() then l.cuenta + ${times}::int else ${times}::int end,
      hasta = case when l.hasta > now() then l.hasta else excluded.hasta end
    returning cuenta as count, ceil(extract(epoch from hasta - now()))::int as seconds_left
  `.execute(db);
  return rows[0] ?? { count: times, secondsLeft: seconds };
}

/** Takes back one count, when it turns out that it should not have counted. */
export async function forgetHit(db: Db, { of }: Limit): Promise<void> {
  await sql`update limite set cuenta = greatest(cuenta - 1, 0) where clave = ${keyOf(of)}`.execute(db);
}

/** How many of these happened nowhere within their stretch of time. */
export async function countUnknown(db: Db, things: readonly Limit['of'][]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${things.map(keyOf)}::bytea[]) as cosa (clave)
    where not exists (select from limite l where l.clave = cosa.clave and l.hasta > now())
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Keeps that these happened, for as many seconds. */
export async function rememberUntil(db: Db, things: readonly Limit['of'][], seconds: number): Promise<void> {
  await sql`
    insert into limite as l (clave, cuenta, hasta)
    select clave, 1, now() + make_interval(secs => ${seconds}) from unnest(${things.map(keyOf)}::bytea[]) as cosa (clave)
    order by clave
    on conflict (clave) do update set hasta = greatest(l.hasta, excluded.hasta)
  `.execute(db);
}

export async function forgetHits(db: Db, { of }: Limit): Promise<void> {
  await sql`delete from limite where clave = ${keyOf(of)}`.execute(db);
}

export async function deletePastLimits(db: Db): Promise<void> {
  await sql`delete from limite where hasta < now()`.execute(db);
}

/** Tells every process what one of them has counted. */
export async function announceCalls(db: Db, channel: string, counted: string): Promise<void> {
  await sql`SELECT pg_notify(${channel}, ${counted})`.execute(db);
}

function keyOf(of: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(of)).digest();
}
