import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isDiskFull } from './disk-full.ts';
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

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'a disk without room (%s) has its own word, and is logged',
  async (code) => {
    const lines: string[] = [];
    const app = fastify({
      logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
    });
    answerProblems(app);
    app.get('/full', () => {
      throw Object.assign(new Error('no space left on device'), { code });
    });
    // Of a day long ago, so that nothing else of this worker has a full disk.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01') });
    onTestFinished(() => void vi.useRealTimers());
    const answer = await app.inject('/full');
    expect(answer.json()).toMatchObject({
      status: 507,
      code: 'sin-espacio',
      title: 'El servidor se ha quedado sin espacio en el disco',
    });
    expect([lines.length, isDiskFull()]).toEqual([1, true]);
    await app.close();
  },
);
