import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { testApp } from './test-app.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('an answer, the problem of a failure and its line of the log name the call alike', async () => {
  const lines: string[] = [];
  const { app } = await testApp({
    db: openDatabase('postgres://vatio@127.0.0.1:1/vatio'),
    logLevel: 'error',
    logStream: { write: (line) => void lines.push(line) },
  });
  const { headers, body } = await app.inject('/v1/salud/listo');
  const id = headers['x-request-id'];
  expect(id).toMatch(UUID);
  expect(JSON.parse(body).instance).toBe(`urn:uuid:${id}`);
  expect(lines.join('')).toContain(`"reqId":"${id}"`);
});

test('a refusal has no name of its own, because nothing failed', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/v1/clientes');
  expect([answer.statusCode, answer.json().instance]).toEqual([401, undefined]);
});

test('the name that a call brings counts only behind a trusted proxy, and only if it is plain', async () => {
  const idOf = async (trustProxy: string | undefined, given: string) => {
    const { app } = await testApp({ trustProxy });
    return (await app.inject({ url: '/v1/salud', headers: { 'x-request-id': given } })).headers[
      'x-request-id'
    ];
  };
  expect(await idOf('127.0.0.1', 'proxy-7f3a9c10')).toBe('proxy-7f3a9c10');
  expect(await idOf(undefined, 'proxy-7f3a9c10')).toMatch(UUID);
  expect(await idOf('127.0.0.1', 'corto')).toMatch(UUID);
  expect(await idOf('127.0.0.1', 'dos palabras {"level":50}')).toMatch(UUID);
});
