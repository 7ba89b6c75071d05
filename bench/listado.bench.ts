import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { buildApp } from '../server/src/app.ts';
import type { Viewer } from '../server/src/platform/access-token.ts';
import { types, withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { openJobs } from '../server/src/platform/jobs.ts';
import { Listener } from '../server/src/platform/listen.ts';
import { openMail } from '../server/src/platform/mail.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import type { Tables } from '../server/src/platform/tables.ts';
import { ADVANCED_QUERIES, USUAL_QUERIES } from './listado/peticiones.ts';
import { COMERCIALES, loadPuntos, usuarioDe } from './listado/puntos-sinteticos.ts';
import { formatAmount, printFigure } from './measure.ts';
import { openSessions, tokenOfBench } from './sessions.ts';

const PUNTOS = 1_000_000;
/** Every call is made this many times. The first one fills the caches and does not count. */
const VUELTAS = 4;
const SIN_LIMITE = 1e9;
const SECRETO = 'secreto-del-banco-de-pruebas-32-letras';

const QUIENES: readonly Viewer[] = [
  { id: usuarioDe(0), role: 'admin' },
  // One viewer leads every representative, and the other one leads nobody.
  { id: usuarioDe(1), role: 'comercial' },
  { id: usuarioDe(COMERCIALES), role: 'comercial' },
];

/**
 * Asks the server for the list of supply points as a screen does. The reference runs the same SQL statements without
 * the application.
 */
export async function listadoBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const server = await startEmbeddedPostgres(folder, { durable: false });
  try {
    await withConnection(server.url, async (client) => {
      await migrate(client);
      await loadPuntos(client, PUNTOS);
      await openSessions(client);
    });
    await medir(server.url, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function medir(url: string, dataFolder: string): Promise<void> {
  const consultas: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: url, types });
  pool.on('error', () => {
    // A server that ended before this signal has already said why, so the failure of the signal says nothing new.
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => {
      consultas.push(query);
    },
  });
  const limits = {
    requestsPerMinute: SIN_LIMITE,
    signInsPerMinuteAndAddress: SIN_LIMITE,
    signInsPerQuarterHourAndAccount: SIN_LIMITE,
  };
  const jobs = openJobs(url);
  const listener = new Listener(url);
  const mail = openMail({ smtpUrl: undefined, mailFrom: '', demo: false });
  const app = await buildApp({
    db,
    jobs,
    listener,
    dataFolder,
    secret: SECRETO,
    limits,
    mail,
    publicUrl: '',
    territorio: 'peninsula-baleares',
  });
  for (const [nombre, peticiones] of [
    ['Listado, búsqueda y filtros', USUAL_QUERIES],
    ['Filtro avanzado y varios órdenes', ADVANCED_QUERIES],
  ] as const) {
    const tiempos: Tiempo[] = [];
    for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
      for (const viewer of QUIENES) {
        for (const peticion of peticiones) {
          consultas.length = 0;
          const http = await cronometrar(() => pedir(app, viewer, peticion));
          const hechas = [...consultas];
          const sql = await cronometrar(async () => {
            for (const { sql: texto, parameters } of hechas) await pool.query(texto, [...parameters]);
          });
          if (vuelta > 0) tiempos.push({ http, sql });
        }
      }
    }
    resumir(nombre, tiempos);
  }
  await app.close();
  await jobs.stop();
  await listener.close();
  await db.destroy();
}

type Tiempo = { readonly http: number; readonly sql: number };

async function pedir(app: FastifyInstance, viewer: Viewer, query: Record<string, string>): Promise<void> {
  const authorization = `Bearer ${await tokenOfBench(SECRETO, viewer.id)}`;
  const { statusCode, body } = await app.inject({
    url: '/v1/puntos-suministro',
    query,
    headers: { authorization },
  });
  if (statusCode !== 200) throw new Error(body);
}

async function cronometrar(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function resumir(grupo: string, tiempos: readonly Tiempo[]): void {
  for (const [nombre, parte] of [
    ['mediana', 0.5],
    ['p95', 0.95],
  ] as const) {
    const http = cuantil(
      tiempos.map((tiempo) => tiempo.http),
      parte,
    );
    const sql = cuantil(
      tiempos.map((tiempo) => tiempo.sql),
      parte,
    );
    printFigure({
      name: `${grupo} con ${formatAmount(PUNTOS, 'puntos')}, ${nombre}`,
      value: formatAmount(http, 'ms'),
      reference: 'las mismas consultas SQL',
      ratio: http / sql,
    });
  }
}

function cuantil(valores: number[], parte: number): number {
  return valores.sort((a, b) => a - b)[Math.floor(valores.length * parte)]!;
}
