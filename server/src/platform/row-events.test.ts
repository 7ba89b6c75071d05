import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rowEvents } from './row-events.ts';

test('a row is no longer looked at once whoever listened has gone', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return { revision: 1, row: {}, ended: false };
  };
  const { signal } = new AbortController();
  const events = rowEvents({ name: 'fila', read, from: 0, signal });
  for await (const event of events) if (event.includes('data:')) break;
  expect(events.destroyed).toBe(true);
  const before = reads;
  await sleep(1_000);
  expect(reads - before).toBeLessThanOrEqual(1);
});

test('the events of a row end with the process', async () => {
  const ending = new AbortController();
  const read = async () => ({ revision: 1, row: {}, ended: false });
  const events = rowEvents({ name: 'fila', read, from: 1, signal: ending.signal });
  setTimeout(() => ending.abort(), 100);
  const heard: string[] = [];
  for await (const event of events) heard.push(event);
  expect(heard).toEqual(['retry: 1000\n\n']);
});
