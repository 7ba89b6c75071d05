import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withConnection } from './platform/database.ts';
import { runningPostgresUrl } from './platform/embedded-postgres/start.ts';
import { gone, testFolder, testProcess } from './platform/test-process.ts';
import { RECOVERY_MS, Writers } from './test-writers.ts';

/** `npm run bench -- caidas` measures many more deaths, of Node too. */
const KILLS = Number(process.env.VATIO_CAIDAS ?? 5);

const folder = testFolder();

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
  const writers = new Writers(() => line.match(/http:\S+/)?.[0] ?? '');
  await writers.begin();
  const ways = Object.values(WAYS);
  for (let kill = 0; kill < KILLS; kill++) {
    await writers.writtenAfter(Date.now());
    await sleep(Math.random() * 100);
    await ways[kill % ways.length]!();
    await writers.writtenAfter(Date.now());
    expect(exits).toBe(0);
  }
  await writers.end();
  expect(await writers.lost()).toEqual([]);
  // Whoever is refused is told when to come back.
  expect([...writers.refused.keys()].filter((answer) => answer !== '503 3')).toEqual([]);

  const postgres = postmasterPid();
  over = true;
  vatio.signal('SIGTERM');
  expect((await vatio.ended).code).toBe(0);
  expect(await gone(postgres)).toBe(true);
});
