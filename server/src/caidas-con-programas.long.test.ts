import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, VatioProblem } from '@vatio/contract/client';
import { clientes, webhooks } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClave } from './modules/claves/claves.repository.ts';
import { newApiKey } from './platform/api-keys.ts';
import { openDatabase, withConnection } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';
import { migrate } from './platform/migrations.ts';
import { insertCorreo } from './platform/outbox/outbox.repository.ts';
import { testSmtp } from './platform/outbox/test-smtp.ts';
import { TEST_USERS } from './platform/test-app.ts';
import { type TestProcess, testFolder, testProcess } from './platform/test-process.ts';
import { newTokenSignedWith } from './platform/test-session.ts';

/** `VATIO_CAIDAS=100 npx vitest run --project=server server/src/caidas-con-programas.long.test.ts` prints the figures of a hundred. */
const KILLS = Number(process.env.VATIO_CAIDAS ?? 4);
const RECOVERY_MS = 30_000;
const SECRET = 'secreto-de-las-pruebas-de-32-letras';

const folder = testFolder();
const postgres = await startEmbeddedPostgres(folder);
afterAll(postgres.stop);
await withConnection(postgres.url, (client) => migrate(client));
const db = openDatabase(postgres.url);
afterAll(() => db.destroy());

const heard = new Map<string, number>();
const receiver = createServer((request, response) => {
  const key = `${request.url} ${request.headers['vatio-delivery']}`;
  heard.set(key, (heard.get(key) ?? 0) + 1);
  request.resume().on('end', () => response.writeHead(204).end());
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => receiver.close());
const { port } = receiver.address() as AddressInfo;
const smtp = await testSmtp();

const env = {
  DATABASE_URL: postgres.url,
  VATIO_ROLE: 'web',
  VATIO_DATA: testFolder(),
  VATIO_SECRET: SECRET,
  VATIO_URL: 'https://vatio.example',
  VATIO_SMTP_URL: smtp.url,
  VATIO_LOG: 'silent',
  PORT: '0',
};

/** The two processes that are killed and started again, and where the first of them answers. */
class Processes {
  origin = '';
  #web!: TestProcess;
  #deliverer!: TestProcess;

  async startWeb(): Promise<void> {
    this.#web = testProcess(env);
    this.origin = (await this.#web.started).match(/http:\S+/)?.[0] ?? '';
  }

  async startDeliverer(): Promise<void> {
    this.#deliverer = testProcess(env, 'test-deliverer.ts');
    await this.#deliverer.started;
  }

  async killWeb(): Promise<void> {
    this.#web.signal('SIGKILL');
    await this.#web.ended;
  }

  async killDeliverer(): Promise<void> {
    this.#deliverer.signal('SIGKILL');
    await this.#deliverer.ended;
  }
}

const processes = new Processes();
const postmaster = () => Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

/** What is killed, and started again unless PostgreSQL's supervisor does. */
const WAYS: Readonly<Record<string, () => Promise<void>>> = {
  PostgreSQL: async () => {
    process.kill(postmaster(), 'SIGKILL');
  },
  'the web': async () => {
    await processes.killWeb();
    await processes.startWeb();
  },
  'the deliverer': async () => {
    await processes.killDeliverer();
    await processes.startDeliverer();
  },
  all: async () => {
    process.kill(postmaster(), 'SIGKILL');
    await Promise.all([processes.killWeb(), processes.killDeliverer()]);
    await Promise.all([processes.startWeb(), processes.startDeliverer()]);
  },
};

let session = '';
let key = '';

beforeAll(async () => {
  const { id } = TEST_USERS.admin;
  const admin = {
    id,
    nombre: 'Admin',
    nombreUsuario: 'admin',
    email: 'admin@prueba.es',
    rol: 'admin',
  } as const;
  await db
    .insertInto('usuario')
    .values({ ...admin, estado: 'activo', claveHash: '' })
    .execute();
  session = await newTokenSignedWith(db, SECRET, TEST_USERS.admin);
  const { secreto, hash, inicio } = newApiKey();
  key = secreto;
  await insertClave(db, {
    nombre: 'x',
    usuarioId: id,
    hash,
    inicio,
    ambitos: ['clientes:escribir'],
    dias: 1,
  });
  await Promise.all([processes.startWeb(), processes.startDeliverer()]);
});

function call(method: string, path: string, body?: object): Promise<Response> {
  const headers = {
    authorization: `Bearer ${session}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  return fetch(processes.origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** A webhook that the receiver hears under a path of its own. */
async function newWebhook(path: string): Promise<string> {
  const answer = await call('POST', webhooks.create.path, {
    url: 'https://receptor.example/x',
    eventos: ['propuesta.abierta'],
  });
  const { webhook } = webhooks.create.response.parse(await answer.json());
  await db
    .updateTable('webhook')
    .set({ url: `http://receptor.example:${port}${path}` })
    .where('id', '=', webhook.id)
    .execute();
  return webhook.id;
}

class Work {
  /** The clients that a program was told of, and those of which nobody knows. */
  readonly made: string[] = [];
  readonly unknown: { readonly nombre: string; readonly idempotencyKey: string }[] = [];
  readonly told: string[] = [];
  mails = 0;
  over = false;

  /** A program, which repeats what is not answered with the same key. */
  async program(writer: number): Promise<void> {
    const client = this.client();
    for (let i = 0; !this.over; i++) {
      const nombre = `Cliente ${writer}-${i}`;
      const idempotencyKey = randomUUID();
      try {
        await client.call(clientes.create, { body: { tipo: 'empresa', nombre }, idempotencyKey });
        this.made.push(nombre);
      } catch (error) {
        if (!(error instanceof VatioProblem) || error.code !== 'peticion-en-curso') throw error;
        this.unknown.push({ nombre, idempotencyKey });
      }
    }
  }

  client() {
    return createClient({
      url: 'http://vatio',
      key,
      attempts: 300,
      maxWaitSeconds: 0.1,
      fetch: async (url, sent) => {
        const address = url.replace('http://vatio', processes.origin);
        const answer = await fetch(address, sent);
        // Nobody waits here for as long as the server asks in its headers.
        return answer.ok ? answer : new Response(await answer.text(), { status: answer.status });
      },
    });
  }

  /** Whoever asks for a delivery and queues a mail again and again. */
  async tell(webhook: string): Promise<void> {
    while (!this.over) {
      const answer = await call('POST', webhooks.sendTest.path.replace(':id', webhook)).catch(
        () => undefined,
      );
      if (answer?.ok) this.told.push(webhooks.sendTest.response.parse(await answer.json()).id);
      const mail = {
        motivo: 'propuesta',
        entidad: 'propuesta',
        entidadId: 'p1',
        destinatario: 'ana@example.com',
        asunto: 'x',
        texto: 'Hola',
      } as const;
      await insertCorreo(db, mail).then(
        () => this.mails++,
        () => undefined,
      );
      await sleep(100);
    }
  }

  async writtenAfterNow(): Promise<void> {
    const [made, told, since] = [this.made.length, this.told.length, Date.now()];
    while (this.made.length < made + 3 || this.told.length === told) {
      if (Date.now() - since > RECOVERY_MS) throw new Error('no write after a death');
      await sleep(5);
    }
  }
}

const countOf = async (nombres: readonly string[]) => {
  const { rows } = await sql<{ nombre: string; n: number }>`
    select nombre, count(*)::int as n from cliente where nombre = any(${[...nombres]}) group by nombre`.execute(
    db,
  );
  return new Map(rows.map(({ nombre, n }) => [nombre, n]));
};

/** A killed deliverer holds what it took for a minute, which nobody waits for here. */
const makeDue = () =>
  db
    .updateTable('webhookEntrega')
    .set({ siguienteEn: new Date(0) })
    .where('estado', '=', 'en-cola')
    .execute();

test(`after ${KILLS} deaths of PostgreSQL and of Node, what programs asked for is done once, and webhooks and mails go out`, {
  timeout: 180_000 + KILLS * RECOVERY_MS,
}, async () => {
  const webhook = await newWebhook('/told');
  const work = new Work();
  const working = [work.program(0), work.program(1), work.tell(webhook)];
  const ways = Object.values(WAYS);
  for (let kill = 0; kill < KILLS; kill++) {
    await work.writtenAfterNow();
    await sleep(Math.random() * 100);
    await ways[kill % ways.length]!();
  }
  await work.writtenAfterNow();
  work.over = true;
  await Promise.all(working);

  const made = await countOf(work.made);
  expect(work.made.filter((nombre) => made.get(nombre) !== 1)).toEqual([]);
  await sql`update respuesta_guardada set latida_en = latida_en - interval '1 minute'`.execute(db);
  const before = await countOf(work.unknown.map(({ nombre }) => nombre));
  for (const { nombre, idempotencyKey } of work.unknown) {
    const again = work.client().call(clientes.create, { body: { tipo: 'empresa', nombre }, idempotencyKey });
    await expect(again).rejects.toMatchObject({ code: 'resultado-desconocido' });
  }
  expect([...before.values()].filter((n) => n > 1)).toEqual([]);
  expect(await countOf(work.unknown.map(({ nombre }) => nombre))).toEqual(before);

  await makeDue();
  await expect
    .poll(() => work.told.filter((id) => !heard.has(`/told ${id}`)), { timeout: RECOVERY_MS })
    .toEqual([]);
  const waiting = () => db.selectFrom('correo').select('id').where('estado', '=', 'en-cola').execute();
  await expect.poll(waiting, { timeout: RECOVERY_MS }).toEqual([]);
  const ended = await db.selectFrom('correo').select('estado').where('asunto', '=', 'x').execute();
  const unconfirmed = ended.filter(({ estado }) => estado === 'sin-confirmar').length;
  const ids = smtp.taken.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ended.length).toBeGreaterThanOrEqual(work.mails);
  expect(ids.length).toBeGreaterThanOrEqual(ended.length - unconfirmed);
  console.log(
    `${KILLS} deaths: ${work.made.length} clients acknowledged, each made once; ${work.unknown.length} of unknown outcome, none twice; ` +
      `${work.told.length} webhooks acknowledged, all heard, ${[...heard.values()].filter((n) => n > 1).length} of them again; ` +
      `${ended.length} mails, ${unconfirmed} of them left for a person`,
  );
});

test('what waits for a webhook that is removed while nobody delivers is sent by none that starts later', {
  timeout: 120_000,
}, async () => {
  const webhook = await newWebhook('/removed');
  await processes.killDeliverer();
  const probar = webhooks.sendTest.path.replace(':id', webhook);
  for (let i = 0; i < 3; i++) expect((await call('POST', probar)).status).toBe(200);
  const last = await newWebhook('/after');
  expect((await call('DELETE', webhooks.remove.path.replace(':id', webhook))).ok).toBe(true);
  await call('POST', webhooks.sendTest.path.replace(':id', last));
  await processes.startDeliverer();
  await expect
    .poll(() => [...heard.keys()].filter((asked) => asked.startsWith('/after')).length, {
      timeout: RECOVERY_MS,
    })
    .toBe(1);
  expect([...heard.keys()].filter((asked) => asked.startsWith('/removed'))).toEqual([]);
});
