import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database.ts';
import { invalidData } from '../problems.ts';
import { onPrimary } from '../reading-place.ts';

type Condition = RawBuilder<SqlBool>;

export type ChangesQuery = {
  readonly actualizadoDesde?: string | undefined;
  readonly cursor?: string | undefined;
};

export function asksForChanges({ actualizadoDesde, cursor }: ChangesQuery): boolean {
  return actualizadoDesde !== undefined || cursor !== undefined;
}

/** The rows that a reader of changes walks over, in the order of when they were written. */
export type ChangesSource = {
  /** A cursor is only read where it was written. */
  readonly name: string;
  readonly at: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly idType: 'uuid' | 'text';
  /** The `from` and the `where` of all that the viewer may be told, whatever has become of it. */
  readonly from: RawBuilder<unknown>;
};

export type Changes<Row> = {
  readonly rows: Row[];
  readonly count: number;
  readonly total: number;
  readonly countExact: boolean;
  readonly cursor: string | null;
  readonly hayMas: boolean;
};

type Position = { readonly at: string; readonly id: string };

/**
 * A page of changes. The replica knows nothing of the transactions that the primary has under way, so that it is never asked.
 */
export function readChanges<Row>({
  db,
  source,
  query: { actualizadoDesde, cursor, limit },
  read,
}: {
  readonly db: Db;
  readonly source: ChangesSource;
  readonly query: ChangesQuery & { readonly limit: number };
  /** The rows with these keys, in any order; those that the viewer no longer sees are left out. */
  readonly read: (ids: readonly string[]) => Promise<readonly (readonly [id: string, row: Row])[]>;
}): Promise<Changes<Row>> {
  const after = cursor === undefined ? undefined : positionOf(source, cursor);
  return onPrimary(async () => {
    const keys = await readKeys(db, source, { since: actualizadoDesde, after, limit: limit + 1 });
    const hayMas = keys.length > limit;
    const page = keys.slice(0, limit);
    const found = new Map(page.length === 0 ? [] : await read(page.map(({ id }) => id)));
    const rows = page.flatMap(({ id }) => (found.has(id) ? [found.get(id)!] : []));
    const last = page.at(-1);
    return {
      rows,
      count: keys.length,
      total: keys.length,
      countExact: !hayMas,
      cursor: last ? cursorOf(source, last) : (cursor ?? null),
      hayMas,
    };
  });
}

async function readKeys(
  db: Db,
  { at, id, idType, from }: ChangesSource,
  wanted: {
    readonly since: string | undefined;
    readonly after: Position | undefined;
    readonly limit: number;
  },
): Promise<Position[]> {
  const conditions: Condition[] = [sql`${at} < ${await readSettled(db)}::timestamptz`];
  if (wanted.since !== undefined) conditions.push(sql`${at} >= ${wanted.since}::timestamptz`);
  if (wanted.after) {
    const { at: instant, id: key } = wanted.after;
    conditions.push(sql`(${at}, ${id}) > (${instant}::timestamptz, ${key}::${sql.raw(idType)})`);
  }
  const { rows } = await sql<Position>`
    select to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, ${id}::text as id
    ${from} and ${sql.join(conditions, sql` and `)} order by ${at}, ${id} limit ${wanted.limit}
  `.execute(db);
  return rows;
}

/** A transaction that has begun is seen among those under way at the latest after so long. */
const SEEN_MS = 50;

/**
 * The instant before which nothing more will be written: a row has the beginning of its transaction, and none that began
 * earlier is still under way. Without it a row of a long transaction would come to lie behind readers who have gone on.
 */
async function readSettled(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db);
  await setTimeout(SEEN_MS);
  const { rows: settled } = await sql<{ until: string }>`
    select least(${rows[0]!.now}::timestamptz, (
      select min(xact_start) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    ))::text as until
  `.execute(db);
  return settled[0]!.until;
}

function cursorOf({ name }: ChangesSource, { at, id }: Position): string {
  return Buffer.from(JSON.stringify([name, at, id])).toString('base64url');
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const KEYS = { uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, text: /^[\w-]{1,60}$/ };

function positionOf({ name, idType }: ChangesSource, cursor: string): Position {
  const [of, at, id] = partsOf(cursor);
  const isRead = of === name && at !== undefined && id !== undefined;
  if (!isRead || !INSTANT.test(at) || Number.isNaN(Date.parse(at)) || !KEYS[idType].test(id)) {
    throw invalidData({ cursor: 'No es un cursor de esta lista: pide el primero con actualizadoDesde' });
  }
  return { at, id };
}

function partsOf(cursor: string): (string | undefined)[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) ? read.map((part) => (typeof part === 'string' ? part : undefined)) : [];
  } catch {
    return [];
  }
}
