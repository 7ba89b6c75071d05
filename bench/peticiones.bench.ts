import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { puntosSuministro } from '@vatio/contract/endpoints';
import { withConnection } from '../server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts';
import { migrate } from '../server/src/platform/migrations.ts';
import { loadPuntos } from './listado/load-puntos.ts';
import { usuarioDe } from './listado/puntos-sinteticos.ts';
import { formatAmount, printFigure, quantile } from './measure.ts';
import { pageInPlaceOfWeb, startProgram, startServer } from './server.ts';
import { openSessions, tokenOfBench } from './sessions.ts';

const SECRET = 'secreto-del-banco-de-pruebas-32-letras';
const PUNTOS = 20_000;
const ROWS = 25;
/** So many calls are under way at any moment. */
const AT_ONCE = 16;
const ROUNDS = 5;
const ROUND_MS = 3_000;

type Target = { readonly url: string; readonly headers: Record<string, string> };

/** How many pages of a list the server answers in a second, beside the least that could answer them. */
export async function peticionesBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const database = await startEmbeddedPostgres(folder, { durable: false });
  const programs: { readonly stop: () => Promise<void> }[] = [];
  try {
    await withConnection(database.url, (client) => migrate(client));
    await loadPuntos(database.url, PUNTOS);
    await withConnection(database.url, (client) => openSessions(client));
    const vatio = await startServer({
      DATABASE_URL: database.url,
      VATIO_DATA: join(folder, 'datos'),
      VATIO_SECRET: SECRET,
      VATIO_WEB: pageInPlaceOfWeb(folder),
      VATIO_LIMIT_REQUESTS: '1000000000',
    });
    programs.push(vatio);
    const bare = await startProgram('bench/peticiones/bare-server.ts', {
      DATABASE_URL: database.url,
      ROWS: String(ROWS),
    });
    programs.push(bare);
    const authorization = `Bearer ${await tokenOfBench(SECRET, usuarioDe(0))}`;
    await compare(
      { url: `${vatio.origin}${puntosSuministro.list.path}?limit=${ROWS}`, headers: { authorization } },
      { url: `${bare.origin}/puntos`, headers: {} },
    );
  } finally {
    await Promise.all(programs.map(({ stop }) => stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** They take turns, so that a busy machine slows both; the first round compiles. */
async function compare(vatio: Target, bare: Target): Promise<void> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, target] of [vatio, bare].entries()) {
      const rate = await ratePerSecond(target);
      if (round > 0) rates[i]!.push(rate);
    }
  }
  const [own, least] = rates.map((each) => quantile(each, 0.5)) as [number, number];
  printFigure({
    name: `Páginas de ${ROWS} puntos de suministro, ${AT_ONCE} a la vez`,
    value: formatAmount(own, 'peticiones/s'),
    reference: `Fastify solo con una consulta, ${formatAmount(least, 'peticiones/s')}`,
    ratio: least / own,
  });
}

async function ratePerSecond(target: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const begun = performance.now();
  let answered = 0;
  const callUntilTheEnd = async () => {
    while (performance.now() - begun < ROUND_MS) {
      await call(target, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, callUntilTheEnd));
  agent.destroy();
  return (answered * 1000) / (performance.now() - begun);
}

function call({ url, headers }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
