import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { buildApp } from '../server/src/app.ts';
import type { Viewer } from '../server/src/platform/access-token.ts';
import { openDatabase, types, withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { openJobs } from '../server/src/platform/jobs.ts';
import { Listener } from '../server/src/platform/listen.ts';
import { openMail } from '../server/src/platform/mail.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { openSms } from '../server/src/platform/sms/sms.ts';
import { loadPuntos } from './listado/load-puntos.ts';
import { COMERCIALES, usuarioDe } from './listado/puntos-sinteticos.ts';
import { ADVANCED_QUERIES, USUAL_QUERIES } from './listado/queries.ts';
import { formatAmount, printFigure, quantile } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { Progress } from './progress.ts';
import { openSessions, tokenOfBench } from './sessions.ts';

const NO_LIMIT = 1e9;
const SECRET = 'secreto-del-banco-de-pruebas-32-letras';

const VIEWERS: readonly Viewer[] = [
  { id: usuarioDe(0), role: 'admin' },
  // One viewer leads every representative, and the other one leads nobody.
  { id: usuarioDe(1), role: 'comercial' },
  { id: usuarioDe(COMERCIALES), role: 'comercial' },
];

/**
 * Asks the server for the list of supply points as a screen does. The reference runs the same SQL statements without
 * the application.
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
  const queries: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: url, types });
  pool.on('error', () => {
    // A server that ended before this signal has already said why, so the failure of the signal says nothing new.
  });
  const db = openDatabase(url, { prepares: true, log: ({ query }) => void queries.push(query) });
  const limits = {
    requestsPerMinute: NO_LIMIT,
    signInsPerMinuteAndAddress: NO_LIMIT,
    signInsPerQuarterHourAndAccount: NO_LIMIT,
  };
  const jobs = openJobs(url);
  const listener = new Listener(url);
  const mail = openMail({ smtpUrl: undefined, mailFrom: '', demo: false });
  const app = await buildApp({
    db,
    jobs,
    listener,
    dataFolder,
    secret: SECRET,
    limits,
    mail,
    sms: openSms({ sms: undefined, demo: false }),
    publicUrl: 'http://localhost',
    territorio: 'peninsula-baleares',
  });
  const timeBoth = async (viewer: Viewer, request: Request): Promise<Time> => {
    queries.length = 0;
    const http = await timeOf(() => askFor(app, viewer, request));
    const sent = [...queries];
    const sql = await timeOf(async () => {
      for (const { sql: text, parameters } of sent) await pool.query(text, [...parameters]);
    });
    return { http, sql };
  };
  for (const [name, all] of [
    ['Listado, búsqueda y filtros', USUAL_QUERIES],
    ['Filtro avanzado y varios órdenes', ADVANCED_QUERIES],
  ] as const) {
    const requests = all.filter((_, index) => index % options.cada === 0);
    const times = await timesOfRounds({ name, requests, rounds: options.rondas, timeBoth });
    printSummary(`${name} con ${formatAmount(options.puntos, 'puntos')}`, times);
  }
  await app.close();
  await jobs.stop();
  await listener.close();
  await db.destroy();
}

type Request = Readonly<Record<string, string>>;
type Time = { readonly http: number; readonly sql: number };

type Rounds = {
  readonly name: string;
  readonly requests: readonly Request[];
  readonly rounds: number;
  readonly timeBoth: (viewer: Viewer, request: Request) => Promise<Time>;
};

/** One round more goes before them: it fills the caches and does not count. */
async function timesOfRounds({ name, requests, rounds, timeBoth }: Rounds): Promise<readonly Time[]> {
  const progress = new Progress(name, (rounds + 1) * VIEWERS.length * requests.length);
  const times: Time[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const viewer of VIEWERS) {
      for (const request of requests) {
        const time = await timeBoth(viewer, request);
        if (round > 0) times.push(time);
        progress.add(1);
      }
    }
  }
  return times;
}

async function askFor(app: FastifyInstance, viewer: Viewer, query: Request): Promise<void> {
  const authorization = `Bearer ${await tokenOfBench(SECRET, viewer.id)}`;
  const { statusCode, body } = await app.inject({
    url: '/v1/puntos-suministro',
    query,
    headers: { authorization },
  });
  if (statusCode !== 200) throw new Error(body);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
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
