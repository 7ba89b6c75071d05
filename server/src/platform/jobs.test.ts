import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openJobs } from './jobs.ts';
import { testApp } from './test-app.ts';
import { testDatabase } from './test-database.ts';

const { db, url } = await testApp();
const jobs = openJobs(url);
afterAll(() => jobs.stop());

const ID = '00000000-0000-4000-8000-00000000000';

async function until(condition: () => boolean): Promise<void> {
  for (let wait = 0; wait < 10_000 && !condition(); wait += 20) await sleep(20);
  expect(condition()).toBe(true);
}

test('a job is done once its transaction is through, and only then', async () => {
  const done: string[] = [];
  await jobs.work('una', 1, async (id) => {
    done.push(id);
  });
  const undone = db.transaction().execute(async (trx) => {
    await jobs.send('una', `${ID}1`, trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction().execute((trx) => jobs.send('una', `${ID}2`, trx));
  jobs.wake('una');
  await until(() => done.length > 0);
  expect(done).toEqual([`${ID}2`]);
});

test('a job sent again takes the place of the one there was', async () => {
  const done: string[] = [];
  for (const id of [`${ID}1`, `${ID}2`, `${ID}1`]) await jobs.send('otra', id);
  await jobs.work('otra', 1, async (id) => {
    done.push(id);
  });
  await until(() => done.length === 2);
  await sleep(300);
  expect(done).toEqual([`${ID}2`, `${ID}1`]);
});

test('a queue does as many jobs at once as there are workers, and none after they leave', async () => {
  let now = 0;
  let most = 0;
  const leave = await jobs.work('varios', 2, async () => {
    most = Math.max(most, ++now);
    await sleep(200);
    now--;
  });
  for (const n of [1, 2, 3, 4]) await jobs.send('varios', `${ID}${n}`);
  jobs.wake('varios');
  await until(() => now === 2);
  await leave();
  await until(() => now === 0);
  await sleep(300);
  expect([most, now]).toEqual([2, 0]);
});

test('queues are made by several processes that begin at the same moment', async () => {
  const empty = await testDatabase({ empty: true });
  const processes = Array.from({ length: 2 }, () => openJobs(empty.url));
  const queues = Array.from({ length: 4 }, (_, i) => `cola-${i}`);
  const sending = processes.flatMap((jobs) => queues.map((queue) => jobs.send(queue, randomUUID())));
  const outcomes = await Promise.allSettled(sending);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  await Promise.all(processes.map((jobs) => jobs.stop()));
  await empty.drop();
});
