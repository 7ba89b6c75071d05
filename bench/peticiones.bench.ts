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
import { pageInPlaceOfWeb, type RunningServer, startProgram, startServer } from './server.ts';
import { openSessions, tokenOfBench } from './sessions.ts';

const SECRET = 'secreto-del-banco-de-pruebas-32-letras';
const PUNTOS = 20_000;
const ROWS = 25;
/** So many calls are under way at any moment. */
const AT_ONCE = 16;
const ROUNDS = 5;
const ROUND_MS = 3_000;

type Target = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly program: RunningServer;
};
/** What a round found: the calls of a second, and the processor time of each in ms. */
type Round = { readonly rate: number; readonly processorMs: number | undefined };

/** How many pages of a list the server answers in a second and what each takes of the processor, beside the least that could. */
export async function peticionesBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const database = await startEmbeddedPostgres(folder, { durable: false });
  const programs: RunningServer[] = [];
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
      {
        url: `${vatio.origin}${puntosSuministro.list.path}?limit=${ROWS}`,
        headers: { authorization },
        program: vatio,
      },
      { url: `${bare.origin}/puntos`, headers: {}, program: bare },
    );
  } finally {
    await Promise.all(programs.map(({ stop }) => stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** They take turns, so that a busy machine slows both; the first round compiles. */
async function compare(vatio: Target, bare: Target): Promise<void> {
  const rounds: [Round[], Round[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, target] of [vatio, bare].entries()) {
      const found = await callFor(target);
      if (round > 0) rounds[i]!.push(found);
    }
  }
  const middle = (of: (round: Round) => number | undefined) =>
    rounds.map((each) =>
      quantile(
        each.map((round) => of(round) ?? Number.NaN),
        0.5,
      ),
    ) as [number, number];
  const [own, least] = middle(({ rate }) => rate);
  printFigure({
    name: `Páginas de ${ROWS} puntos de suministro, ${AT_ONCE} a la vez`,
    value: formatAmount(own, 'peticiones/s'),
    reference: `Fastify solo con una consulta, ${formatAmount(least, 'peticiones/s')}`,
    ratio: least / own,
  });
  const [ownMs, leastMs] = middle(({ processorMs }) => processorMs);
  if (Number.isNaN(ownMs)) return;
  printFigure({
    name: 'Procesador de Node en cada una, usuario y sistema',
    value: formatAmount(ownMs, 'ms'),
    reference: `Fastify solo con una consulta, ${formatAmount(leastMs, 'ms')}`,
    ratio: ownMs / leastMs,
  });
}

async function callFor(target: Target): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const begun = performance.now();
  const processorBefore = target.program.processorMs();
  let answered = 0;
  const callUntilTheEnd = async () => {
    while (performance.now() - begun < ROUND_MS) {
      await call(target, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, callUntilTheEnd));
  agent.destroy();
  const processorAfter = target.program.processorMs();
  return {
    rate: (answered * 1000) / (performance.now() - begun),
    processorMs:
      processorBefore === undefined || processorAfter === undefined
        ? undefined
        : (processorAfter - processorBefore) / answered,
  };
}

function call({ url, headers }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
