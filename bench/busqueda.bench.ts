import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { busqueda } from '@vatio/contract/endpoints';
import type pg from 'pg';
import { withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { type BenchApp, openBenchApp } from './app.ts';
import { loadPuntos } from './listado/load-puntos.ts';
import { COMERCIALES, usuarioDe } from './listado/puntos-sinteticos.ts';
import { formatAmount, printFigure, quantile } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { openSessions } from './sessions.ts';

/** What is typed should be answered before it is noticed. */
const AIM_MS = 50;
/** The administrator, the one who leads all the representatives and one who leads nobody. */
const VIEWERS = [usuarioDe(0), usuarioDe(1), usuarioDe(COMERCIALES)];
/** So many texts of the names and of the CUPS are drawn for each kind. */
const DRAWN = 12;

/** The main search, as people type in it. Proposals, contracts and analyses have no rows here. */
export async function busquedaBench({ puntos, rondas }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const server = await startEmbeddedPostgres(folder, { durable: false });
  try {
    await withConnection(server.url, (client) => migrate(client));
    await loadPuntos(server.url, puntos);
    const kinds = await withConnection(server.url, async (client) => {
      await openSessions(client);
      return textsOf(client);
    });
    const app = await openBenchApp(server.url, folder);
    await app.signIn(VIEWERS);
    await measureKinds(app, kinds, rondas);
    await app.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Kinds = Readonly<Record<string, readonly string[]>>;

/** The texts of every kind, the same in two runs: what is drawn comes from rows in the order of their keys. */
async function textsOf(client: pg.Client): Promise<Kinds> {
  const { rows: puntos } = await client.query<{ cups: string }>(
    `SELECT cups FROM punto_suministro ORDER BY md5(cups) LIMIT ${DRAWN}`,
  );
  const { rows: clientes } = await client.query<{ nombre: string; nif: string }>(
    `SELECT nombre, nif FROM cliente ORDER BY md5(nombre) LIMIT ${DRAWN}`,
  );
  const cups = puntos.map((punto) => punto.cups);
  const nombres = clientes.map(({ nombre }) => nombre);
  const nifs = clientes.map(({ nif }) => nif);
  return {
    'palabras de 2 letras': ['ma', 'ga', 'ho', 'be', 'es', 'zz', '12', '28'],
    'palabras de 3 a 10 letras': [
      ...['gar', 'hot', 'villa', 'calle', 'monte', 'hotel', 'torre', 'goya'],
      ...['tudela', 'cervantes', 'panaderia', 'comunidad', 'zapatero', 'inexistente'],
    ],
    'con acentos y eñes': ['García', 'Núñez', 'peña', 'óptica', 'Alcalá', 'Velázquez', 'Frías', 'Ibáñez'],
    'varias palabras': [
      'hotel garcía',
      'calle goya 4',
      'monte tudela 12',
      'villa real 28',
      'bar lópez madrid',
    ],
    'nombres de clientes': [...nombres, ...nombres.map((nombre) => nombre.slice(0, -2))],
    NIF: [...nifs, ...nifs.map((nif) => nif.slice(0, 6))],
    'comienzos de CUPS': cups.flatMap((uno) => [uno.slice(0, 6), uno.slice(0, 11), uno]),
    'trozos de CUPS': cups.flatMap((uno) => [uno.slice(6, 10), uno.slice(8, 14), uno.slice(-8)]),
  };
}

async function measureKinds(app: BenchApp, kinds: Kinds, rounds: number): Promise<void> {
  const all: number[] = [];
  for (const [kind, texts] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      for (const viewer of VIEWERS) {
        for (const q of texts) {
          const start = performance.now();
          await app.ask(viewer, busqueda.search.path, { q });
          // The first round fills the caches.
          if (round > 0) times.push(performance.now() - start);
        }
      }
    }
    printTimes(`Búsqueda, ${kind}`, times);
    all.push(...times);
  }
  printTimes('Búsqueda, todo', all);
}

function printTimes(name: string, times: readonly number[]): void {
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => quantile(times, share)) as [
    number,
    number,
    number,
  ];
  printFigure({
    name: `${name}: mediana ${formatAmount(median, 'ms')}, lo que más ${formatAmount(most, 'ms')}`,
    value: `p95 ${formatAmount(p95, 'ms')}`,
    reference: `${AIM_MS} ms`,
    ratio: p95 / AIM_MS,
  });
}
