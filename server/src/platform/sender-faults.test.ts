import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from './test-app.ts';

const lines: string[] = [];
const { app, as } = await testApp({
  logLevel: 'info',
  logStream: { write: (line) => lines.push(line) },
});
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

const failures = () => lines.filter((line) => JSON.parse(line).level >= 50);

/** Sends the beginning of a call, and answers what hangs up. */
function begin(head: readonly string[], begun: string): () => void {
  lines.length = 0;
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`);
  return () => socket.destroy();
}

test('a sender who hangs up in the middle of a text is no failure of ours', async () => {
  const head = ['POST /v1/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  const hangUp = begin([...head, 'Content-Length: 500'], '{"email":');
  await expect.poll(() => lines.some((line) => line.includes('incoming request'))).toBe(true);
  hangUp();
  await expect.poll(() => lines.some((line) => line.includes('peticion-ilegible'))).toBe(true);
  expect(failures()).toEqual([]);
});

test('a sender who hangs up in the middle of a file is no failure of ours, and leaves none behind', async () => {
  const { authorization } = await as('admin');
  const head = [
    'POST /v1/clientes/importacion HTTP/1.1',
    'Host: x',
    `Authorization: ${authorization}`,
    'Content-Type: multipart/form-data; boundary=corte',
    'Content-Length: 500000',
  ];
  const file = 'Content-Disposition: form-data; name="fichero"; filename="a.csv"';
  const hangUp = begin(head, `--corte\r\n${file}\r\n\r\n${'nif;nombre\r\n'.repeat(1_000)}`);
  const kept = () => readdirSync(app.uploadFolder).length;
  await expect.poll(kept).toBe(1);
  hangUp();
  await expect.poll(kept).toBe(0);
  expect(failures()).toEqual([]);
});

test.each([
  ['without its boundary', 'multipart/form-data', 'nada'],
  ['cut off', 'multipart/form-data; boundary=corte', '--corte\r\nContent-Disposition: form-data; name="a"'],
  [
    'cut off in its file',
    'multipart/form-data; boundary=corte',
    '--corte\r\nContent-Disposition: form-data; name="fichero"; filename="a.csv"\r\n\r\nnif',
  ],
  [
    'whose parts have no head',
    'multipart/form-data; boundary=corte',
    '--corte\r\n:::\r\n\r\nx\r\n--corte--\r\n',
  ],
])('a form %s is refused to its sender, and is no failure of ours', async (_, type, payload) => {
  lines.length = 0;
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/v1/clientes/importacion',
    headers: { ...(await as('admin')), 'content-type': type },
    payload,
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  await expect.poll(() => lines.some((line) => line.includes('request completed'))).toBe(true);
  expect(failures()).toEqual([]);
});
