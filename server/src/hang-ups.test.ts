import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { clientes } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { carteraDePrueba } from './modules/cartera/test-cartera.ts';
import { muchosClientes } from './modules/operaciones/test-operaciones.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';

/** There are more rounds than connections in the pool, so that one that is not returned is missed. */
const TIMES = 15;

const lines: string[] = [];
const logStream = { write: (line: string) => lines.push(line) };
const { app, db, as } = await testApp({ logLevel: 'error', logStream });
let address = '';
let operacion = '';

beforeAll(async () => {
  const { comercial } = await carteraDePrueba(db);
  await muchosClientes(db, 20_000, comercial);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { id } = await db
    .insertInto('operacion')
    .values({ tipo: 'clientes', usuarioId: TEST_USERS.admin.id, estado: 'en-cola', total: 1, detalle: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  operacion = id;
});

/** Receives the beginning of an answer and hangs up. */
async function hangUp(path: string): Promise<void> {
  const call = get(`${address}${path}`, { headers: await as('admin') });
  call.on('error', () => undefined);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  expect(answer.statusCode).toBe(200);
  await once(answer, 'data');
  call.destroy();
}

test.each([
  ['a CSV', () => `${clientes.exportRows.path}?formato=csv`],
  ['an Excel file', () => `${clientes.exportRows.path}?formato=xlsx`],
  ['events', () => `/v1/operaciones/${operacion}/eventos`],
])('whoever hangs up in the middle of %s leaves no connection taken and no error told', async (_, path) => {
  for (let i = 0; i < TIMES; i++) await hangUp(path());
  const busy = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`.execute(db)
    ).rows.length;
  await expect.poll(busy).toBe(0);
  expect((await app.inject({ url: '/v1/clientes', headers: await as('admin') })).statusCode).toBe(200);
  expect(lines).toEqual([]);
});
