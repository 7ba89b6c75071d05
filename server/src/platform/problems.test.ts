import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { answerProblems } from './problems.ts';

test('an outage of the database is logged once, and any other failure each time', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify({ logger: { level: 'error', stream } });
  answerProblems(app);
  app.get('/lost', () => {
    throw Object.assign(new Error('no database'), { code: 'ECONNREFUSED' });
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  for (const path of ['/lost', '/lost', '/broken', '/lost', '/broken']) {
    expect((await app.inject(path)).statusCode).toBe(path === '/lost' ? 503 : 500);
  }
  const told = (text: string) => lines.filter((line) => line.includes(text)).length;
  expect([told('no database'), told('broken')]).toEqual([1, 2]);
  await app.close();
});
