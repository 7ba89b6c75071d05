import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from './test-app.ts';

const PATIENCE_MS = 300;
const { app, as } = await testApp({ bodyPatienceMs: PATIENCE_MS });
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

type Call = { readonly socket: Socket; readonly answer: () => string; readonly closed: () => boolean };

function open(head: string[]): Call {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let closed = false;
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closed = true;
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return { socket, answer: () => answer, closed: () => closed };
}

async function dribble({ socket, closed }: Call, chunk: string, every: number, times: number): Promise<void> {
  for (let i = 0; i < times && !closed(); i++) {
    socket.write(chunk);
    await sleep(every);
  }
}

const LOGIN = ['POST /v1/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];

test('a body that comes by drops is closed', async () => {
  const call = open([...LOGIN, 'Content-Length: 1000']);
  await dribble(call, 'x', 50, 40);
  expect(call.closed()).toBe(true);
  expect(call.answer()).toContain('408 Request Timeout');
});

test('a call whose body came in time is answered, however long its connection stands', async () => {
  const call = open([...LOGIN, 'Content-Length: 2']);
  call.socket.write('{}');
  await sleep(2 * PATIENCE_MS);
  expect(call.answer()).toContain('400 Bad Request');
  expect(call.closed()).toBe(false);
  call.socket.destroy();
});

const form = async () => [
  'POST /v1/importaciones HTTP/1.1',
  'Host: x',
  `Authorization: ${(await as('admin')).authorization}`,
  'Content-Type: multipart/form-data; boundary=limite',
  'Transfer-Encoding: chunked',
];
const chunked = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const PART = '--limite\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

test('a big file that gets on is taken, though it needs longer than a body may', async () => {
  const call = open(await form());
  call.socket.write(chunked(PART));
  await dribble(call, chunked('a'.repeat(20_000)), 75, 20);
  call.socket.write(`${chunked('\r\n--limite--\r\n')}0\r\n\r\n`);
  await expect.poll(call.answer).toMatch(/^HTTP\/1\.1 (200|400)/);
  call.socket.destroy();
});

test('a file that comes by drops is closed', async () => {
  const call = open(await form());
  call.socket.write(chunked(PART));
  await dribble(call, chunked('a'), 50, 40);
  expect(call.closed()).toBe(true);
});

test('headers that come by drops are closed by Node in half a minute', () => {
  expect(app.server.headersTimeout).toBe(30_000);
});
