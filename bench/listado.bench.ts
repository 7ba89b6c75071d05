import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { puntosSuministro } from '@vatio/contract/endpoints';
import pg from 'pg';
import type { Viewer } from '../server/src/platform/access-token.ts';
import { types, withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { openBenchApp } from './app.ts';
import { loadPuntos } from './listado/load-puntos.ts';
import { COMERCIALES, usuarioDe } from './listado/puntos-sinteticos.ts';
import { ADVANCED_QUERIES, USUAL_QUERIES } from './listado/queries.ts';
import { formatAmount, printFigure, quantile } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { Progress } from './progress.ts';
import { openSessions } from './sessions.ts';

const LIST = puntosSuministro.list.path;
const VIEWERS: readonly Viewer[] = [
  { id: usuarioDe(0), role: 'admin' },
  // One viewer leads every representative, and the other one leads nobody.
  { id: usuarioDe(1), role: 'comercial' },
  { id: usuarioDe(COMERCIALES), role: 'comercial' },
];

/**
 * Asks the server for the list of supply points as a screen does. The reference runs the same SQL statements without the
 * application.
 */
export async function listadoBench(options: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const server = await startEmbeddedPostgres(folder, { durable: false });
  try {
    refuseSmallDisk(folder, options.puntos);
    await withConnection(server.url, (client) => migrate(client));
    await loadAndTell(server.url, options.puntos);
    await measureListado({ url: server.url, dataFolder: folder, options });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadAndTell(url: string, puntos: number): Promise<void> {
  const begun = performance.now();
  await loadPuntos(url, puntos);
  const seconds = Math.round((performance.now() - begun) / 1000);
  await withConnection(url, async (client) => {
    await openSessions(client);
    const { rows } = await client.query<{ size: string }>(
      'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
    );
    console.log(
      `Cargar ${formatAmount(puntos, 'puntos')}: ${formatAmount(seconds, 's')}, ${rows[0]?.size}; carga ${loadavg()[0]?.toFixed(1)}`,
    );
  });
}

/** A point takes less than 1 kB with its indexes; their sorting and the log of the writes, 4 GB at most besides. */
function refuseSmallDisk(folder: string, puntos: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const neededGb = 4 + puntos / 1e6;
  const freeGb = (bavail * bsize) / 1e9;
  if (freeGb < neededGb) {
    throw new Error(
      `Hacen falta ${formatAmount(neededGb, 'GB')} libres en ${folder} y hay ${formatAmount(freeGb, 'GB')}`,
    );
  }
}

type Listado = { readonly url: string; readonly dataFolder: string; readonly options: BenchOptions };

async function measureListado({ url, dataFolder, options }: Listado): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, types });
  pool.on('error', () => {
    // A server that ended before this signal has already said why, so the failure of the signal says nothing new.
  });
  const app = await openBenchApp(url, dataFolder);
  await app.signIn(VIEWERS.map(({ id }) => id));
  const timeSame = async (viewer: Viewer, request: Request): Promise<Time> => {
    app.statements.length = 0;
    const http = await timeOf(() => app.ask(viewer.id, LIST, request));
    const sent = [...app.statements];
    const sql = await timeOf(async () => {
      for (const { sql: text, parameters } of sent) await pool.query(text, [...parameters]);
    });
    return { http, sql };
  };
  for (const [name, all] of [
    ['Listado, búsqueda y filtros', USUAL_QUERIES],
    ['Filtro avanzado y varios órdenes', ADVANCED_QUERIES],
  ] as const) {
    const group = `${name} con ${formatAmount(options.puntos, 'puntos')}`;
    const requests = all.filter((_, index) => index % options.cada === 0);
    const rounds = { name, requests, rounds: options.rondas, warmUps: 1, timeAll: timeSame };
    printSummary(group, await timesOfRounds(rounds));
  }
  await app.close();
}

type Request = Readonly<Record<string, string>>;
/** The statements are those that the call sent, one after another and without the application. */
type Time = { readonly http: number; readonly sql: number };

type Rounds = {
  readonly name: string;
  readonly requests: readonly Request[];
  readonly rounds: number;
  /** So many rounds more go before them: they fill the caches and do not count. */
  readonly warmUps: number;
  readonly timeAll: (viewer: Viewer, request: Request) => Promise<Time>;
};

async function timesOfRounds({ name, requests, rounds, warmUps, timeAll }: Rounds): Promise<readonly Time[]> {
  const progress = new Progress(name, (rounds + warmUps) * VIEWERS.length * requests.length);
  const times: Time[] = [];
  for (let round = 0; round < rounds + warmUps; round++) {
    for (const viewer of VIEWERS) {
      for (const request of requests) {
        const time = await timeAll(viewer, request);
        if (round >= warmUps) times.push(time);
        progress.add(1);
      }
    }
  }
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function printSummary(group: string, times: readonly Time[]): void {
  for (const [name, share] of [
    ['mediana', 0.5],
    ['p95', 0.95],
  ] as const) {
    const http = quantile(
      times.map((time) => time.http),
      share,
    );
    const sql = quantile(
      times.map((time) => time.sql),
      share,
    );
    printFigure({
      name: `${group}, ${name}`,
      value: formatAmount(http, 'ms'),
      reference: 'las mismas consultas SQL',
      ratio: http / sql,
    });
  }
}
