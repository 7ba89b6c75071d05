import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder } from '../server/src/platform/embedded-postgres/cluster.ts';
import { runningPostmaster } from '../server/src/platform/embedded-postgres/postmaster.ts';
import { Writers } from '../server/src/test-writers.ts';
import { formatAmount, quantile } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { pageInPlaceOfWeb, type RunningServer, startServer } from './server.ts';

/** Whoever supervises a process in production starts it again at once when it dies. */
class Supervised {
  server!: RunningServer;
  restarts = 0;
  readonly #env: Record<string, string>;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  async start(): Promise<void> {
    this.server = await startServer(this.#env);
  }

  async killAndRestart(): Promise<void> {
    await this.server.kill();
    this.restarts++;
    await this.start();
  }
}

/**
 * Kills PostgreSQL, Node, or both under writes, as often as the options say, and tells whether anything that was
 * acknowledged is lost. The database is the embedded one, as durable as in production.
 */
export async function caidasBench({ postgres, node, ambos }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-bench-'));
  const vatio = new Supervised({
    VATIO_DATA: join(folder, 'datos'),
    VATIO_WEB: pageInPlaceOfWeb(folder),
    VATIO_DEMO: '1',
    VATIO_LOG: 'silent',
    VATIO_LIMIT_REQUESTS: '10000000',
  });
  const cluster = clusterFolder(join(folder, 'datos'));
  const postmaster = async () => (await runningPostmaster(cluster))?.pid;
  const killPostgres = async () => {
    const killed = await postmaster();
    if (killed === undefined) throw new Error('PostgreSQL no está en marcha');
    process.kill(killed, 'SIGKILL');
    return async () => {
      while ([killed, undefined].includes(await postmaster())) await sleep(5);
    };
  };
  try {
    await vatio.start();
    await dieUnderWrites({
      what: 'PostgreSQL',
      times: postgres,
      vatio,
      kill: async () => (await killPostgres())(),
    });
    await dieUnderWrites({ what: 'Node', times: node, vatio, kill: () => vatio.killAndRestart() });
    await dieUnderWrites({
      what: 'PostgreSQL y Node',
      times: ambos,
      vatio,
      kill: async () => {
        const startedAgain = await killPostgres();
        await vatio.killAndRestart();
        await startedAgain();
      },
    });
  } finally {
    await vatio.server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Death = {
  readonly what: string;
  readonly times: number;
  readonly vatio: Supervised;
  /** Resolves once what was killed runs again. */
  readonly kill: () => Promise<void>;
};

async function dieUnderWrites({ what, times, vatio, kill }: Death): Promise<void> {
  if (times === 0) return;
  const before = vatio.restarts;
  const writers = new Writers(() => vatio.server.origin);
  await writers.begin();
  const outages: number[] = [];
  for (let death = 0; death < times; death++) {
    await writers.writtenAfter(Date.now());
    await sleep(Math.random() * 100);
    const killed = Date.now();
    await kill();
    await writers.writtenAfter(Date.now());
    outages.push(Date.now() - killed);
  }
  await writers.end();
  const lost = await writers.lost();
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => formatAmount(quantile(outages, share), 'ms'));
  console.log(
    `${what}: ${times} muertes, ${writers.acknowledged.length} escrituras confirmadas, ${lost.length} perdidas, ` +
      `${vatio.restarts - before} arranques de Node; vuelve a responder en ${median} (mediana), ${p95} (p95), ${most} (lo que más); ` +
      `sin hacer: ${writers.refusals()}; carga ${loadavg()[0]?.toFixed(1)}`,
  );
  if (lost.length > 0) throw new Error(`Se han perdido ${lost.join(', ')}`);
}
