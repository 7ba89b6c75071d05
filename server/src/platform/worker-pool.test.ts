import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { problem } from './problems.ts';
import type { TestTask } from './test-worker.ts';
import { WorkerPool } from './worker-pool.ts';

function openPool({ threads = 1, timeLimitMs = 5_000 } = {}) {
  return new WorkerPool<TestTask, number>({
    module: new URL('./test-worker.ts', import.meta.url),
    threads,
    memoryMb: 32,
    timeLimitMs,
    exceeded: (limit) => problem({ code: `sin-${limit}`, status: 413, title: 'Es demasiado' }),
  });
}

async function partsOf(parts: AsyncIterable<number>): Promise<number[]> {
  const all: number[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

test('a pool answers the parts of a task in order, and reuses its thread', async () => {
  const pool = openPool();
  const thread = await pool.run('thread');
  expect(await partsOf(pool.stream('count'))).toEqual([1, 2, 3]);
  expect(await pool.run('thread')).toBe(thread);
});

test('a pool does as many tasks at a time as it has threads, and the others afterwards', async () => {
  const pool = openPool({ threads: 2 });
  const tasks = Array.from({ length: 6 }, () => partsOf(pool.stream('slow count')));
  expect(await Promise.all(tasks)).toEqual(Array(6).fill([1, 2, 3]));
  const threads = await Promise.all(Array.from({ length: 6 }, () => pool.run('thread')));
  expect(new Set(threads).size).toBeLessThanOrEqual(2);
});

test.each<[TestTask, object]>([
  ['problem', { problem: { code: 'roto', status: 400, title: 'Está roto' } }],
  ['failure', { name: 'TypeError', message: 'broken' }],
  ['uncloneable failure', { message: 'broken' }],
  ['exit', { message: 'The worker ended with code 3' }],
  ['memory', { problem: { code: 'sin-memory' } }],
  ['nothing', { message: 'The task ended without a result' }],
])('a task that ends in «%s» rejects, and the next one is done', async (task, error) => {
  const pool = openPool();
  await expect(pool.run(task)).rejects.toMatchObject(error);
  expect(await partsOf(pool.stream('count'))).toEqual([1, 2, 3]);
});

test('a task over its time is ended, while the main thread goes on', async () => {
  const pool = openPool({ timeLimitMs: 300 });
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  await expect(pool.run('endless')).rejects.toMatchObject({ problem: { code: 'sin-time' } });
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(10);
  expect(await partsOf(pool.stream('count'))).toEqual([1, 2, 3]);
});

// Elsewhere the system does not tell the time of a thread, and the clock counts.
test.runIf(process.platform === 'linux')(
  'a task that has to wait, as on a busy machine, is not over its time, but one that waits on is ended too',
  async () => {
    const pool = openPool({ timeLimitMs: 250 });
    expect(await partsOf(pool.stream('slow count'))).toEqual([1, 2, 3]);
    await expect(pool.run('asleep')).rejects.toMatchObject({ problem: { code: 'sin-time' } });
  },
);

test('the time between the parts counts, the time that the caller takes does not', async () => {
  const pool = openPool({ timeLimitMs: 150 });
  await expect(partsOf(pool.stream('busy count'))).rejects.toMatchObject({ problem: { code: 'sin-time' } });
  const parts: number[] = [];
  for await (const part of pool.stream('count')) {
    parts.push(part);
    await wait(100);
  }
  expect(parts).toEqual([1, 2, 3]);
});

test('a task that is left half-way frees its turn', async () => {
  const pool = openPool();
  for await (const part of pool.stream('count')) {
    expect(part).toBe(1);
    break;
  }
  expect(await partsOf(pool.stream('count'))).toEqual([1, 2, 3]);
});

test('a module that cannot be loaded rejects instead of waiting', async () => {
  const pool = new WorkerPool<TestTask, number>({
    module: new URL('./test-no-such-worker.ts', import.meta.url),
    threads: 1,
    memoryMb: 32,
    timeLimitMs: 1_000,
    exceeded: () => problem({ code: 'sin', status: 413, title: 'Es demasiado' }),
  });
  await expect(pool.run('count')).rejects.toThrow('test-no-such-worker');
});
