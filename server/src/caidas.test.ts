import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { auth, clientes, vistas } from '@vatio/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withConnection } from './platform/database.ts';
import { runningPostgresUrl } from './platform/embedded-postgres/start.ts';
import { gone, testFolder, testProcess } from './platform/test-process.ts';

/**
 * `VATIO_CAIDAS=100 npx vitest run --project=server server/src/caidas.test.ts` prints the figures of a hundred
 * deaths.
 */
const KILLS = Number(process.env.VATIO_CAIDAS ?? 5);
const WRITERS = 4;
/** A killed server replays its log before it answers. */
const RECOVERY_MS = 20_000;

const folder = testFolder();
const credentials = { email: 'admin@demo.com', password: 'admin' };

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

async function query(text: string): Promise<{ pid: number }[]> {
  const url = (await runningPostgresUrl(folder)) ?? '';
  return withConnection(url, async (client) => (await client.query(text)).rows);
}

const OTHERS = 'FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = $$client backend$$';

/** The database goes away under a process in these three ways. */
const WAYS = {
  'the whole server is killed': async () => process.kill(postmasterPid(), 'SIGKILL'),
  'every connection is ended': () => query(`SELECT pg_terminate_backend(pid), pid ${OTHERS}`),
  // PostgreSQL ends the other sessions and recovers.
  'a session is killed': async () => {
    const [session] = await query(`SELECT pid ${OTHERS} ORDER BY state = 'active' DESC LIMIT 1`);
    if (session) process.kill(session.pid, 'SIGKILL');
  },
};

class Work {
  readonly acknowledged: string[] = [];
  readonly refused = new Map<string, number>();
  readonly #address: string;
  #headers: Record<string, string> = {};
  #last = 0;
  #over = false;

  constructor(address: string) {
    this.#address = address;
  }

  /** The instant of the last write begun after the given one and acknowledged. */
  async writtenAfter(since: number): Promise<number> {
    while (this.#last <= since) {
      if (Date.now() - since > RECOVERY_MS) {
        const refused = [...this.refused].map(([answer, times]) => `${times} × ${answer}`).join(', ');
        throw new Error(`no write after a kill; ${this.acknowledged.length} before, refused: ${refused}`);
      }
      await sleep(5);
    }
    return this.#last;
  }

  async signIn(): Promise<void> {
    const response = await this.#fetch('POST', auth.login.path, credentials);
    const { accessToken } = auth.sessionSchema.parse(await response.json());
    this.#headers = { authorization: `Bearer ${accessToken}` };
  }

  end(): void {
    this.#over = true;
  }

  async write(writer: number): Promise<void> {
    for (let i = 0; !this.#over; i++) {
      const nombre = `${writer}-${i}`;
      const begun = Date.now();
      const view = { lista: `caida-${writer}`, nombre, consulta: '', columnas: [], ambito: 'privada' };
      if (await this.#ask('POST', vistas.create.path, { ...view, fijada: false, predeterminadaDe: [] })) {
        this.acknowledged.push(nombre);
        this.#last = Math.max(this.#last, begun);
      }
    }
  }

  /** Downloads hold a connection for as long as they last. */
  async download(): Promise<void> {
    while (!this.#over) await this.#ask('GET', `${clientes.exportar.path}?formato=xlsx`);
  }

  async kept(): Promise<string[]> {
    const response = await this.#fetch('GET', vistas.list.path);
    const { rows } = z
      .object({ rows: z.array(z.object({ nombre: z.string() })) })
      .parse(await response.json());
    return rows.map(({ nombre }) => nombre);
  }

  /** Whether the call was answered as asked; anything else has to be a 503 that says when to come back. */
  async #ask(method: string, path: string, body?: object): Promise<boolean> {
    const response = await this.#fetch(method, path, body);
    // A download is cut off when its database goes away half-way.
    const whole = await response.arrayBuffer().catch(() => undefined);
    if (response.ok) return whole !== undefined;
    if (response.status === 401) await this.signIn().catch(() => undefined);
    const answer = `${response.status} ${response.headers.get('retry-after')}`;
    this.refused.set(answer, (this.refused.get(answer) ?? 0) + 1);
    await sleep(20);
    return false;
  }

  #fetch(method: string, path: string, body?: object): Promise<Response> {
    const headers = { ...this.#headers, ...(body && { 'content-type': 'application/json' }) };
    return fetch(`${this.#address}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }
}

test(`a process under writes outlives ${KILLS} deaths of its database, and loses nothing it acknowledged`, {
  timeout: 120_000 + KILLS * 2 * RECOVERY_MS,
}, async () => {
  const vatio = testProcess({
    VATIO_DATA: folder,
    VATIO_DEMO: '1',
    PORT: '0',
    VATIO_LOG: 'silent',
    VATIO_LIMIT_REQUESTS: '1000000',
  });
  let exits = 0;
  let over = false;
  const line = await vatio.started;
  vatio.ended.then(({ stderr }) => {
    exits += 1;
    if (!over) console.error(stderr);
  });
  const work = new Work(line.match(/http:\S+/)?.[0] ?? '');
  await work.signIn();
  const working = [...Array.from({ length: WRITERS }, (_, i) => work.write(i)), work.download()];
  const outages: number[] = [];
  const ways = Object.values(WAYS);
  for (let kill = 0; kill < KILLS; kill++) {
    await work.writtenAfter(Date.now());
    await sleep(Math.random() * 100);
    const killed = Date.now();
    await ways[kill % ways.length]!();
    outages.push((await work.writtenAfter(Date.now())) - killed);
    expect(exits).toBe(0);
  }
  work.end();
  await Promise.all(working);
  const kept = new Set(await work.kept());
  expect(work.acknowledged.filter((nombre) => !kept.has(nombre))).toEqual([]);
  expect([...work.refused.keys()].filter((answer) => answer !== '503 3')).toEqual([]);
  outages.sort((a, b) => a - b);
  console.log(
    `${KILLS} kills, ${exits} exits, ${work.acknowledged.length} writes acknowledged, 0 lost, ` +
      `${[...work.refused].map(([answer, times]) => `${times} × ${answer}`).join(', ')}; ` +
      `away for ${outages[Math.floor(outages.length / 2)]} ms (median), ${outages.at(-1)} ms at most`,
  );

  const postgres = postmasterPid();
  over = true;
  vatio.signal('SIGTERM');
  expect((await vatio.ended).code).toBe(0);
  expect(await gone(postgres)).toBe(true);
});
