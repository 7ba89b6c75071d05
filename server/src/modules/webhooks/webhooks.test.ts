import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { webhooks } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { networkAllowing } from '../../platform/outgoing/allowed-networks.ts';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';
import { whileListening } from './entregas.repository.ts';
import { sendNextEntrega } from './envio.service.ts';

const SECRET = 'secreto-de-las-pruebas-de-32-letras';
const { app, db, as } = await testApp({ secret: SECRET });

type Heard = { readonly headers: IncomingHttpHeaders; readonly body: string };
const heard: Heard[] = [];
let status = 204;
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  heard.push({ headers: request.headers, body });
  response.writeHead(status).end();
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const { port } = receiver.address() as AddressInfo;
afterAll(() => receiver.close());

const deps = {
  db,
  secret: SECRET,
  network: {
    ...networkAllowing('127.0.0.1'),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  },
};

const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/v1/admin/webhooks${path}`,
    headers: await as('admin'),
    ...(payload && { payload }),
  });

/** A webhook whose deliveries arrive at the receiver of this test, which has no certificate. */
async function newWebhook(eventos: readonly webhooks.Evento[] = ['importacion.terminada']) {
  const made = await call('POST', '', { url: 'https://receptor.example/vatio', eventos });
  const { webhook, secreto } = made.json();
  await db
    .updateTable('webhook')
    .set({ url: `http://receptor.example:${port}/vatio` })
    .where('id', '=', webhook.id)
    .execute();
  return { id: webhook.id as string, secreto: secreto as string };
}

/** An import that ends, which is told in its transaction. */
async function endImport(): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into importacion (id, usuario_id, nombre, carpeta, ficheros, formatos, bytes)
    values (${id}, ${TEST_USERS.admin.id}, 'puntos.csv', ${randomUUID()}, '{puntos.csv}', '{sips}', 10)
  `.execute(db);
  await sql`update importacion set estado = 'terminada', terminada_en = now(), filas = 3, nuevas = 3 where id = ${id}`.execute(
    db,
  );
  return id;
}

const entregasOf = async (id: string): Promise<webhooks.Entrega[]> =>
  (await call('GET', `/${id}/entregas`)).json().rows;

const makeDue = () =>
  db
    .updateTable('webhookEntrega')
    .set({ siguienteEn: new Date(0) })
    .where('estado', '=', 'en-cola')
    .execute();

afterEach(async () => {
  status = 204;
  heard.length = 0;
  await db.deleteFrom('webhook').execute();
});

test('a webhook is refused for what is no address of the internet, and for no event', async () => {
  for (const [body, field] of [
    [{ url: 'http://receptor.example', eventos: ['propuesta.abierta'] }, 'url'],
    [{ url: 'nada', eventos: ['propuesta.abierta'] }, 'url'],
    [{ url: 'https://[', eventos: ['propuesta.abierta'] }, 'url'],
    [{ url: 'https://ana:clave@receptor.example', eventos: ['propuesta.abierta'] }, 'url'],
    [{ url: 'https://localhost/x', eventos: ['propuesta.abierta'] }, 'url'],
    [{ url: 'https://169.254.169.254/latest', eventos: ['propuesta.abierta'] }, 'url'],
    [{ url: 'https://receptor.example', eventos: [] }, 'eventos'],
    [{ url: 'https://receptor.example', eventos: ['cliente.borrado'] }, 'eventos.0'],
  ] as const) {
    const refused = await call('POST', '', body);
    expect([refused.statusCode, Object.keys(refused.json().errors)], body.url).toEqual([400, [field]]);
  }
});

test('the secret of a webhook is told once, and kept encrypted', async () => {
  const { id, secreto } = await newWebhook();
  expect(secreto).toMatch(/^whsec_[\w-]{32}$/);
  expect((await call('GET', '')).body).not.toContain(secreto);
  const row = await db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.secreto.includes(Buffer.from(secreto))).toBe(false);
});

test('what happens is sent, signed with the secret and the moment', async () => {
  const { id, secreto } = await newWebhook();
  const importacionId = await endImport();
  expect(await sendNextEntrega(deps)).toBe(true);
  expect(await sendNextEntrega(deps)).toBe(false);
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['vatio-signature'])) ?? [];
  expect(mac).toBe(createHmac('sha256', secreto).update(`${seconds}.${body}`).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(30);
  const told = JSON.parse(body);
  expect(told).toMatchObject({
    id: headers['vatio-delivery'],
    evento: 'importacion.terminada',
    datos: { importacionId, estado: 'terminada', filas: 3, nuevas: 3 },
  });
  expect(await entregasOf(id)).toMatchObject([
    {
      id: told.id,
      estado: 'entregada',
      respuesta: 204,
      intentos: 1,
      error: null,
      siguiente: null,
      cuerpo: body,
    },
  ]);
});

test('only what was asked for is sent, and nothing that a transaction took back', async () => {
  const { id } = await newWebhook(['contrato.cambiado']);
  await endImport();
  expect(await entregasOf(id)).toEqual([]);
  const other = await newWebhook();
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`select webhook_avisar('importacion.terminada', '{}')`.execute(trx);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await entregasOf(other.id)).toEqual([]);
});

test('a receiver that fails is tried again later and later, for a day, and then given up', async () => {
  const { id } = await newWebhook();
  await endImport();
  status = 500;
  const waits: number[] = [];
  for (let time = 1; time <= 8; time++) {
    await makeDue();
    expect(await sendNextEntrega(deps)).toBe(true);
    const [entrega] = await entregasOf(id);
    expect([entrega?.intentos, entrega?.error]).toEqual([time, 'Responde 500']);
    if (entrega?.siguiente) waits.push(Math.round((Date.parse(entrega.siguiente) - Date.now()) / 60_000));
  }
  expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720]);
  expect((await entregasOf(id))[0]?.estado).toBe('fallida');
  await makeDue();
  expect(await sendNextEntrega(deps)).toBe(false);
  // The same body each time, so that the receiver knows what it has had.
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
});

test('a delivery that has ended is sent again when somebody asks', async () => {
  const { id } = await newWebhook();
  await endImport();
  await sendNextEntrega(deps);
  const [first] = await entregasOf(id);
  const again = await call('POST', `/${id}/entregas/${first?.id}/repetir`);
  expect(again.json()).toMatchObject({ estado: 'en-cola', intentos: 0 });
  await sendNextEntrega(deps);
  expect(heard.map(({ body }) => body)).toEqual([first?.cuerpo, first?.cuerpo]);
});

test('a redirect and a private network are told in the log, and lead nowhere', async () => {
  const { id } = await newWebhook();
  await endImport();
  status = 307;
  await sendNextEntrega(deps);
  expect((await entregasOf(id))[0]?.error).toBe('Responde 307, que lleva a otra dirección: no se sigue');
  await makeDue();
  await sendNextEntrega({ db, secret: SECRET, network: { ...deps.network, isAllowed: () => false } });
  expect((await entregasOf(id))[0]).toMatchObject({
    error: 'Lleva a una red privada, y ahí no se avisa',
    respuesta: null,
  });
  expect(heard).toHaveLength(1);
});

test('two processes send each delivery once', async () => {
  await newWebhook();
  for (let n = 0; n < 6; n++) await endImport();
  const send = async () => {
    while (await sendNextEntrega(deps));
  };
  await Promise.all([send(), send(), send()]);
  expect(heard).toHaveLength(6);
  expect(new Set(heard.map(({ headers }) => headers['vatio-delivery'])).size).toBe(6);
});

test.each([
  ['paused', 'PATCH', { activo: false }],
  ['removed', 'DELETE', undefined],
] as const)('one that is %s after its delivery was taken is told nothing', async (_, method, change) => {
  const { id } = await newWebhook();
  await endImport();
  const resolve = async () => {
    const answer = await call(method, `/${id}`, change);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return deps.network.resolve();
  };
  expect(await sendNextEntrega({ ...deps, network: { ...deps.network, resolve } })).toBe(true);
  expect(heard).toEqual([]);
  const [waiting] = await db.selectFrom('webhookEntrega').selectAll().where('webhookId', '=', id).execute();
  expect(waiting).toMatchObject({ estado: 'en-cola', intentos: 0 });
});

test.each([
  ['pauses', 'PATCH', { activo: false }],
  ['removes', 'DELETE', undefined],
] as const)(
  'who %s one while it is told something is answered once it is told',
  async (_, method, change) => {
    const { id } = await newWebhook();
    const order: string[] = [];
    let changing: Promise<unknown> | undefined;
    const isWaiting = async () => {
      const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
      return rows.length > 0;
    };
    const listened = await whileListening(db, id, async () => {
      changing = call(method, `/${id}`, change).then(() => order.push('answered'));
      await expect.poll(isWaiting).toBe(true);
      order.push('told');
    });
    await changing;
    expect([listened, order]).toEqual([true, ['told', 'answered']]);
    expect(await whileListening(db, id, async () => expect.unreachable())).toBe(false);
  },
);

test('one that is paused or removed is told nothing, and its secret is forgotten', async () => {
  const { id } = await newWebhook();
  expect((await call('PATCH', `/${id}`, { activo: false })).json().activo).toBe(false);
  await endImport();
  expect(await entregasOf(id)).toEqual([]);
  expect((await call('POST', `/${id}/prueba`)).statusCode).toBe(400);
  await call('PATCH', `/${id}`, { activo: true });
  await call('POST', `/${id}/prueba`);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
  expect(await sendNextEntrega(deps)).toBe(false);
  expect((await call('GET', '')).json().rows).toEqual([]);
  expect((await call('GET', `/${id}/entregas`)).statusCode).toBe(404);
  const { secreto } = await db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(secreto).toHaveLength(0);
  const actions = await db
    .selectFrom('auditoria')
    .select('accion')
    .where('entidadId', '=', id)
    .orderBy('id')
    .execute();
  expect(actions.map(({ accion }) => accion)).toEqual(['crear', 'cambiar', 'cambiar', 'borrar']);
});
