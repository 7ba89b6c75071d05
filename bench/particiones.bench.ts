import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { PROJECT_FOLDER } from '../server/src/platform/project.ts';
import { formatAmount, printFigure, quantile } from './measure.ts';
import type { BenchOptions } from './options.ts';

/** Of each point there are two years, a row a month. */
const MONTHS = 24;
const ASKED_POINTS = 300;
const COUNTS = 9;
const WRITINGS = 3;

type Tables = { readonly now: string; readonly byDistributor: string };
const TABLES: Tables = { now: 'consumo', byDistributor: 'consumo_nueva' };

/**
 * A partition for each distributor, by the statements that docs/escala.md prints, beside the partitions by hash that the
 * product has: the same rows, read, counted, written and taken away in turns.
 */
export async function particionesBench({ filas }: BenchOptions): Promise<void> {
  const [create, takeAway] = statementsOfDocs();
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const server = await startEmbeddedPostgres(folder, { durable: false });
  try {
    await withConnection(server.url, async (client) => {
      await migrate(client);
      await client.query(create);
      await makeRows(client, Math.ceil(filas / MONTHS));
      await compareWriting(client);
      const both = `${TABLES.now}, ${TABLES.byDistributor}`;
      await client.query(`ANALYZE ${both}`);
      await compareCount(client, 'recién escritos');
      await client.query(`VACUUM ANALYZE ${both}`);
      await compareCount(client, 'tras VACUUM');
      await comparePoint(client);
      await compareTakingAway(client, takeAway);
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The section has two of them: one makes the partitions, the other takes those of 0021 away. */
function statementsOfDocs(): [create: string, takeAway: string] {
  const docs = readFileSync(join(PROJECT_FOLDER, 'docs/escala.md'), 'utf8');
  const section = docs.slice(docs.indexOf('**Por distribuidora.**'));
  const [create, takeAway] = [...section.matchAll(/^```sql\n(.*?)^```/gms)].map(([, sql]) => sql);
  if (!create || !takeAway) throw new Error('docs/escala.md ya no dice cómo se parte por distribuidora');
  return [create, takeAway];
}

async function makeRows(client: pg.Client, puntos: number): Promise<void> {
  await client.query(`
    CREATE UNLOGGED TABLE origen AS
    SELECT 'ES' || (ARRAY['0021', '0022', '0026', '0031', '0288'])[1 + punto % 5]
        || lpad((punto * 265443577::bigint % 1000000000039)::text, 12, '0') || 'AF' AS cups,
      ('2024-11-01'::date + make_interval(months => mes))::date AS desde,
      ('2024-12-01'::date + make_interval(months => mes))::date AS hasta,
      '018' AS codigo_tarifa, 'R' AS tipo_lectura, 'sips' AS fuente,
      ARRAY[100 + punto % 90, 80 + mes, 150.5] AS activa_kwh, ARRAY[3.5, 2, 1] AS reactiva_kvarh,
      NULL::float8[] AS capacitiva_kvarh, ARRAY[4.1, 3.9, 2] AS maximetro_kw
    FROM generate_series(1, ${puntos}) punto, generate_series(0, ${MONTHS - 1}) mes`);
  await client.query('ANALYZE origen');
}

async function compareWriting(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int FROM origen');
  await compareInTurns(`Escribir ${formatAmount(rows[0]?.count ?? 0, 'filas')}`, WRITINGS, async (table) => {
    await client.query(`TRUNCATE ${table}`);
    return timeOf(() => client.query(`INSERT INTO ${table} SELECT * FROM origen`));
  });
}

type Explained = {
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
};

async function comparePoint(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ cups: string }>(
    `SELECT cups FROM origen GROUP BY cups ORDER BY md5(cups) LIMIT ${ASKED_POINTS}`,
  );
  const explained = { now: [] as Explained[], byDistributor: [] as Explained[] };
  for (const { cups } of rows) {
    for (const place of ['now', 'byDistributor'] as const) {
      const answer = await client.query(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT * FROM ${TABLES[place]} WHERE cups = '${cups}' ORDER BY hasta DESC`,
      );
      explained[place].push(answer.rows[0]['QUERY PLAN'][0]);
    }
  }
  const medians = (of: (plan: Explained) => number) => ({
    now: quantile(explained.now.map(of), 0.5),
    byDistributor: quantile(explained.byDistributor.map(of), 0.5),
  });
  printPair(
    `Los ${MONTHS} consumos de un punto`,
    medians((plan) => plan['Execution Time']),
  );
  printPair(
    'Planificarlo',
    medians((plan) => plan['Planning Time']),
  );
  printPair(
    'Bloques que lee',
    medians(({ Plan }) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']),
    'bloques',
  );
}

async function compareCount(client: pg.Client, when: string): Promise<void> {
  await compareInTurns(`Contar los de una distribuidora, ${when}`, COUNTS, (table) =>
    timeOf(() => client.query(`SELECT count(*) FROM ${table} WHERE cups >= 'ES0021' AND cups < 'ES0022'`)),
  );
}

/** The median of so many times of each, which take turns, so that a busy machine slows both. */
async function compareInTurns(
  name: string,
  times: number,
  timeWith: (table: string) => Promise<number>,
): Promise<void> {
  const taken = { now: [] as number[], byDistributor: [] as number[] };
  for (let i = 0; i < times; i++) {
    for (const place of ['now', 'byDistributor'] as const) {
      taken[place].push(await timeWith(TABLES[place]));
    }
  }
  printPair(name, { now: quantile(taken.now, 0.5), byDistributor: quantile(taken.byDistributor, 0.5) });
}

async function compareTakingAway(client: pg.Client, takeAway: string): Promise<void> {
  const deleting = await timeOf(() =>
    client.query(`DELETE FROM ${TABLES.now} WHERE cups >= 'ES0021' AND cups < 'ES0022'`),
  );
  const vacuuming = await timeOf(() => client.query(`VACUUM ${TABLES.now}`));
  const dropping = await timeOf(() => client.query(takeAway));
  printPair('Quitar los de una distribuidora', { now: deleting + vacuuming, byDistributor: dropping });
  for (const table of Object.values(TABLES)) {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int FROM ${table} WHERE cups LIKE 'ES0021%'`,
    );
    if (rows[0]?.count !== 0) throw new Error(`En ${table} quedan filas de la distribuidora`);
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

type Pair = { readonly now: number; readonly byDistributor: number };

function printPair(name: string, { now, byDistributor }: Pair, unit = 'ms'): void {
  printFigure({
    name,
    value: showing(byDistributor, unit),
    reference: `con 16 por hash: ${showing(now, unit)}`,
    ratio: byDistributor / now,
  });
}

/** What takes less than a millisecond is told in thousandths of it. */
function showing(value: number, unit: string): string {
  return unit === 'ms' && value < 1 ? formatAmount(value * 1000, 'µs') : formatAmount(value, unit);
}
