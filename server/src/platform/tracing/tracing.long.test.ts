import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { TEST_USERS, testApp } from '../test-app.ts';
import { tokenOf } from '../test-session.ts';

const { app, jobs } = await testApp({ trustProxy: '127.0.0.1' });
const authorization = `Bearer ${await tokenOf(app, TEST_USERS.admin)}`;

const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) => path.includes('@opentelemetry/sdk'));

const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              status: z.object({ code: z.number().optional() }),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector that takes what it is sent, or answers nothing at all. */
async function collector(answers = true) {
  let text = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    text += `${body}\n`;
    if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  afterAll(close);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close,
    text: () => text,
    spans: () =>
      text
        .trim()
        .split('\n')
        .flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

const PANADERIA = { tipo: 'empresa', nombre: 'Panadería Secreta' };
const create = (headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/clientes',
    headers: { authorization, ...headers },
    payload: PANADERIA,
  });

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  expect((await create()).statusCode).toBe(200);
  expect(loaded()).toEqual([]);
});

test('a collector is told of calls by their route, of their SQL and of jobs, and never of a value', async () => {
  const { startTracing } = await import('./collector.ts');
  expect(loaded()).not.toEqual([]);
  const heard = await collector();
  const errors: unknown[] = [];
  const stop = startTracing({ endpoint: `${heard.endpoint}/`, onError: (error) => errors.push(error) });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const { id } = (await create({ traceparent: `00-${traceId}-b7ad6b7169203331-01` })).json();
  await app.inject({ url: `/v1/clientes/${id}?secreto=1`, headers: { authorization } });
  let ran = false;
  const stopWork = await jobs.work('prueba-de-trazas', 1, async () => {
    ran = true;
  });
  await jobs.send('prueba-de-trazas', id);
  jobs.wake('prueba-de-trazas');
  await expect.poll(() => ran).toBe(true);
  await stopWork();
  await stop();
  const spans = heard.spans();
  const written = spans.find(({ name }) => name === 'POST /v1/clientes');
  expect(written).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const children = spans.filter(({ parentSpanId }) => parentSpanId === written?.spanId);
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']));
  const names = spans.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['GET /v1/clientes/:id', 'job prueba-de-trazas']));
  const read = spans.find(({ name }) => name === 'GET /v1/clientes/:id');
  expect(read?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(heard.text()).not.toMatch(new RegExp(`Secreta|secreto|${id}|Bearer`));
  expect(errors).toEqual([]);
});

test.each([
  ['answers nothing', false],
  ['has died', true],
])(
  'a collector that %s holds up no call, and the end of the process for a moment',
  { timeout: 30_000 },
  async (_, dead) => {
    const { startTracing } = await import('./collector.ts');
    const heard = await collector(false);
    if (dead) heard.close();
    const errors: unknown[] = [];
    const stop = startTracing({ endpoint: heard.endpoint, onError: (error) => errors.push(error) });
    for (let call = 0; call < 30; call++) expect((await create()).statusCode).toBe(200);
    const begun = performance.now();
    await stop();
    expect(performance.now() - begun).toBeLessThan(4_000);
    if (dead) await expect.poll(() => errors.length).toBe(1);
    expect((await create()).statusCode).toBe(200);
  },
);
