import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
import { COMERCIALES, loadPuntos, usuarioDe } from './listado/puntos-sinteticos.ts';
import { ADVANCED_QUERIES, USUAL_QUERIES } from './listado/queries.ts';
import { formatAmount, printFigure, quantile } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { openSessions, tokenOfBench } from './sessions.ts';

/** Every call is made this many times. The first one fills the caches and does not count. */
const ROUNDS = 4;
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
export async function listadoBench({ puntos }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const server = await startEmbeddedPostgres(folder, { durable: false });
  try {
    await withConnection(server.url, async (client) => {
      await migrate(client);
      await loadPuntos(client, puntos);
      await openSessions(client);
    });
    await measureListado({ url: server.url, dataFolder: folder, puntos });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Listado = { readonly url: string; readonly dataFolder: string; readonly puntos: number };

async function measureListado({ url, dataFolder, puntos }: Listado): Promise<void> {
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
  for (const [name, requests] of [
    ['Listado, búsqueda y filtros', USUAL_QUERIES],
    ['Filtro avanzado y varios órdenes', ADVANCED_QUERIES],
  ] as const) {
    const times: Time[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const viewer of VIEWERS) {
        for (const request of requests) {
          queries.length = 0;
          const http = await timeOf(() => askFor(app, viewer, request));
          const sent = [...queries];
          const sql = await timeOf(async () => {
            for (const { sql: text, parameters } of sent) await pool.query(text, [...parameters]);
          });
          if (round > 0) times.push({ http, sql });
        }
      }
    }
    printSummary(`${name} con ${formatAmount(puntos, 'puntos')}`, times);
  }
  await app.close();
  await jobs.stop();
  await listener.close();
  await db.destroy();
}

type Time = { readonly http: number; readonly sql: number };

async function askFor(app: FastifyInstance, viewer: Viewer, query: Record<string, string>): Promise<void> {
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
