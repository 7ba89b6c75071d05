import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { loadPuntos } from './listado/load-puntos.ts';
import { COMERCIALES, usuarioDe } from './listado/puntos-sinteticos.ts';
import { formatAmount, quantile } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { pageInPlaceOfWeb, type RunningServer, startServer } from './server.ts';
import { openSessions, tokenOfBench } from './sessions.ts';
import { type Call, nextCall } from './usuarios/calls.ts';

const SECRET = 'secreto-del-banco-de-pruebas-32-letras';
/** A person looks at an answer this long, in ms, before the next call. */
const SHORTEST_LOOK_MS = 2_000;
const LONGEST_LOOK_MS = 6_000;
/** Until then the processes compile, and caches and connections fill. */
const WARM_UP_MS = 30_000;
const MOST_P95_MS = 1_500;

type Answer = { readonly name: string; readonly ms: number; readonly error?: string };

/** People read lists, search and save over several processes on one database, as durable as in production. */
export async function usuariosBench(options: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const database = await startEmbeddedPostgres(folder);
  const servers: RunningServer[] = [];
  try {
    await withConnection(database.url, (client) => migrate(client));
    await loadPuntos(database.url, options.puntos);
    await withConnection(database.url, (client) => openSessions(client));
    const web = pageInPlaceOfWeb(folder);
    for (let i = 0; i < options.procesos; i++) {
      servers.push(
        await startServer({
          DATABASE_URL: database.url,
          VATIO_DATA: join(folder, `datos-${i}`),
          VATIO_SECRET: SECRET,
          VATIO_WEB: web,
          // Everybody calls from one address here.
          VATIO_LIMIT_REQUESTS: '10000000',
        }),
      );
    }
    await measureUsuarios(options, servers);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureUsuarios({ usuarios, minutos, puntos }: BenchOptions, servers: RunningServer[]) {
  const answers: Answer[] = [];
  const people = new People(usuarios, servers, (answer) => answers.push(answer));
  await sleep(WARM_UP_MS);
  const memories = [memoryOf(servers)];
  const load = loadavg()[0]?.toFixed(1);
  answers.length = 0;
  for (let half = 0; half < 2; half++) {
    await sleep((minutos * 60_000) / 2);
    memories.push(memoryOf(servers));
  }
  const measured = [...answers];
  await people.leave();
  printUsuarios(measured, [
    `${usuarios} personas, ${minutos} min, ${servers.length} procesos, ${formatAmount(puntos, 'puntos')}`,
    `carga ${load} al empezar y ${loadavg()[0]?.toFixed(1)} al acabar`,
    `memoria al empezar, a la mitad y al acabar: ${memories.join('; ')}`,
  ]);
}

function memoryOf(servers: readonly RunningServer[]): string {
  return servers.map(({ memoryNowMb }) => formatAmount(Math.round(memoryNowMb() ?? 0), 'MB')).join(' y ');
}

/** They all begin at another moment, each with a process of their own. */
class People {
  #gone = false;
  #calls = 0;
  readonly #all: Promise<unknown>;
  readonly #hear: (answer: Answer) => void;

  constructor(count: number, servers: readonly RunningServer[], hear: (answer: Answer) => void) {
    this.#hear = hear;
    this.#all = Promise.all(
      Array.from({ length: count }, (_, i) =>
        this.#work(servers[i % servers.length]!.origin, usuarioDe(i % (COMERCIALES + 1))),
      ),
    );
  }

  async leave(): Promise<void> {
    this.#gone = true;
    await this.#all;
  }

  async #work(origin: string, usuarioId: string): Promise<void> {
    await sleep(Math.random() * LONGEST_LOOK_MS);
    while (!this.#gone) {
      const call = nextCall(this.#calls++);
      this.#hear(await ask(origin, usuarioId, call));
      await sleep(SHORTEST_LOOK_MS + Math.random() * (LONGEST_LOOK_MS - SHORTEST_LOOK_MS));
    }
  }
}

async function ask(origin: string, usuarioId: string, { name, method, path, body }: Call): Promise<Answer> {
  const authorization = `Bearer ${await tokenOfBench(SECRET, usuarioId)}`;
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
  const begun = performance.now();
  try {
    const response = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const ms = performance.now() - begun;
    return response.ok ? { name, ms } : { name, ms, error: `${response.status} ${text.slice(0, 200)}` };
  } catch (error) {
    return { name, ms: performance.now() - begun, error: String(error) };
  }
}

function printUsuarios(answers: readonly Answer[], facts: readonly string[]): void {
  const errors = answers.flatMap(({ error }) => error ?? []);
  console.log(facts.join('\n'));
  for (const name of [...new Set(answers.map((answer) => answer.name))].sort()) {
    printTimes(
      name,
      answers.filter((answer) => answer.name === name),
    );
  }
  printTimes('Todo', answers);
  for (const error of new Set(errors)) console.log(error);
  if (errors.length > 0) throw new Error(`${errors.length} llamadas han fallado`);
  const p95 = quantile(
    answers.map(({ ms }) => ms),
    0.95,
  );
  if (p95 > MOST_P95_MS) throw new Error(`El p95 pasa de ${MOST_P95_MS} ms`);
}

function printTimes(name: string, answers: readonly Answer[]): void {
  const times = answers.map(({ ms }) => ms);
  const failed = answers.filter(({ error }) => error !== undefined).length;
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => formatAmount(quantile(times, share), 'ms'));
  console.log(
    `${name.padEnd(28)} ${String(times.length).padStart(6)} llamadas, ${failed} fallidas; ${median} (mediana), ${p95} (p95), ${most} (lo que más)`,
  );
}
