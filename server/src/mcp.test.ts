import { once } from 'node:events';
import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import { claves } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { CUPS, peticionDePrueba } from './modules/analisis/test-negocio.ts';
import { casaDePrueba } from './modules/propuestas/test-propuesta.ts';
import { endpointsFor, toolOf } from './platform/mcp/tools.ts';
import { exampleOf } from './platform/openapi/example.ts';
import { operationIdOf } from './platform/openapi/operation-id.ts';
import { TEST_USERS, testApp } from './platform/test-app.ts';

type SchemaToCheck = Parameters<AjvJsonSchemaValidator['getValidator']>[0];

const lines: string[] = [];
const harness = await testApp({ logLevel: 'error', logStream: { write: (line) => lines.push(line) } });
const { app, db, as } = harness;
const casa = await casaDePrueba(harness);
const url = await app.listen({ port: 0, host: '127.0.0.1' });

type Key = { readonly ambitos: readonly string[]; readonly usuarioId?: string };

async function keyFor({ ambitos, usuarioId = TEST_USERS.comercial.id }: Key): Promise<string> {
  const payload = { nombre: 'Un asistente', ambitos, dias: 1, usuarioId };
  const answer = await app.inject({
    method: 'POST',
    url: claves.create.path,
    headers: await as('admin'),
    payload,
  });
  return answer.json().secreto;
}

const opened: Client[] = [];
afterAll(() => Promise.all(opened.map((client) => client.close())));

/** The official client, as an assistant has it, with a key of those permissions. */
async function assistant(key: Key & { readonly secreto?: string }) {
  const secreto = key.secreto ?? (await keyFor(key));
  const client = new Client({ name: 'prueba', version: '1' });
  const authorization = `Bearer ${secreto}`;
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/v1/mcp', url), {
      requestInit: { headers: { authorization } },
    }),
  );
  opened.push(client);
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const [part] = content as { type: string; text: string }[];
    return { isError, body: part?.text.startsWith('{') ? JSON.parse(part.text) : part?.text };
  };
  return { client, call, secreto };
}

const SELLING = [
  ...['busqueda', 'clientes', 'puntos-suministro', 'productos', 'analisis', 'propuestas', 'calculos'].map(
    (noun) => `${noun}:leer`,
  ),
  'analisis:escribir',
  'propuestas:escribir',
];

test('an assistant searches a client, reads a supply, studies it and drafts a proposal', async () => {
  const { client, call } = await assistant({ ambitos: SELLING });
  expect(client.getInstructions()).toContain('- clientes: Las personas y empresas');
  const { body: found } = await call('getClientes', { q: 'panaderia ñandu', limit: 5 });
  expect(found.rows, JSON.stringify(found)).toMatchObject([
    { id: casa.clienteId, nombre: 'Panadería Ñandú' },
  ]);
  const { body: punto } = await call('getPuntosSuministroByCups', { cups: CUPS.propio });
  expect(punto).toMatchObject({ cups: CUPS.propio, tarifa: '3.0TD' });
  const request = peticionDePrueba(CUPS.propio, { idProducto: casa.fijo });
  const { body: simulated } = await call('postAnalisisSimular', { body: request });
  expect(simulated.isError, JSON.stringify(simulated)).toBeUndefined();
  const study = () => call('postAnalisis', { body: request, idempotencyKey: 'estudio-1' });
  const { body: saved } = await study();
  expect((await study()).body.id).toBe(saved.id);
  const draft = () =>
    call('postPropuestas', { body: { analisis: [saved.id], mensaje: 'Hola' }, idempotencyKey: 'borrador-1' });
  const { body: propuesta } = await draft();
  expect(propuesta).toMatchObject({ estado: 'borrador', cups: [CUPS.propio] });
  expect((await draft()).body.id).toBe(propuesta.id);
  const entradas = await db
    .selectFrom('auditoria')
    .select('usuarioId')
    .where('entidadId', '=', propuesta.id)
    .execute();
  expect(entradas).toEqual([{ usuarioId: TEST_USERS.comercial.id }]);
});

test('an assistant is shown the tools of the permissions of its key and of the role of its account, and no other', async () => {
  const { client: reader } = await assistant({
    ambitos: ['clientes:leer', 'usuarios:leer', 'calculos:leer'],
  });
  const { tools } = await reader.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['getClientes', 'getClientesById', 'postCalculosFactura']));
  expect(names.filter((name) => !/^(getClientes|postCalculos)/.test(name))).toEqual([]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const { client: ofClient } = await assistant({ ambitos: claves.AMBITOS, usuarioId: TEST_USERS.cliente.id });
  const forClients = (await ofClient.listTools()).tools.map(({ name }) => name);
  expect(forClients).toContain('getPropuestas');
  expect(forClients).not.toContain('postAnalisis');
});

test('every call within reach is one tool whose input takes what the call takes', () => {
  const key = {
    id: '',
    usuarioId: '',
    role: 'admin',
    ambitos: claves.AMBITOS,
    lacksSecondStep: false,
    isUseToNote: false,
  } as const;
  const endpoints = endpointsFor(app.endpoints, key);
  const json = app.endpoints.filter(
    (endpoint) =>
      endpoint.access !== 'public' &&
      claves.isWithinReach(endpoint) &&
      !endpoint.answers &&
      !endpoint.multipart,
  );
  expect(endpoints.map(operationIdOf).sort()).toEqual(json.map(operationIdOf).sort());
  // As an assistant checks what it is about to send.
  const validator = new AjvJsonSchemaValidator();
  for (const endpoint of endpoints) {
    const { name, inputSchema } = toolOf(endpoint);
    expect(name).toMatch(/^[a-zA-Z0-9]{1,64}$/);
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, 'a']),
    );
    const exact = endpoint.params ? (exampleOf(endpoint.params, 'input') as object) : {};
    const body = endpoint.body && { body: endpoint.example ?? exampleOf(endpoint.body, 'input') };
    const query = endpoint.query ? (exampleOf(endpoint.query, 'input') as object) : {};
    const given = { ...params, ...exact, ...query, ...body };
    const checked = validator.getValidator(inputSchema as SchemaToCheck)(given);
    expect(checked.errorMessage, name).toBeUndefined();
  }
});

test('a write that the key does not allow is no tool, and nothing is written by its name', async () => {
  const { call } = await assistant({ ambitos: ['clientes:leer'] });
  const body = { tipo: 'empresa', nombre: 'Nadie' };
  await expect(call('postClientes', { body })).rejects.toThrow(
    'La clave no tiene la herramienta «postClientes»',
  );
  expect(await db.selectFrom('cliente').select('id').where('nombre', '=', 'Nadie').execute()).toEqual([]);
});

test('what is not there for the account, or not well asked, is the problem that HTTP tells', async () => {
  const { call, secreto } = await assistant({
    ambitos: ['clientes:leer', 'clientes:escribir', 'puntos-suministro:leer'],
  });
  const overHttp = await app.inject({
    url: `/v1/puntos-suministro/${CUPS.ajeno}`,
    headers: { authorization: `Bearer ${secreto}` },
  });
  expect(await call('getPuntosSuministroByCups', { cups: CUPS.ajeno })).toEqual({
    isError: true,
    body: overHttp.json(),
  });
  const wrong = await call('postClientes', { body: { tipo: 'empresa', nombre: '' } });
  expect(wrong).toMatchObject({
    isError: true,
    body: { status: 400, errors: { nombre: expect.any(String) } },
  });
});

test.each([
  ['dots that lead to another address', 'getClientesById', { id: '..' }, 404],
  ['an address with other calls in it', 'getClientesById', { id: '../admin/claves?x=' }, 404],
  ['half of a character', 'getClientesById', { id: '\ud800' }, 404],
  ['a NUL', 'getClientes', { q: '\u0000' }, 400],
  ['an unknown parameter', 'getClientes', { ambito: 'todos' }, 400],
  ['a name of every object', 'getClientes', { constructor: 'x' }, 400],
  ['SQL', 'getClientes', { sort: 'nombre;drop table cliente' }, 400],
  ['an object in place of a text', 'getClientes', { q: { a: 1 } }, 200],
  ['a body in place of an object', 'postClientes', { body: 'x'.repeat(9) }, 400],
  ['more than a body may be', 'postClientes', { body: { nombre: 'x'.repeat(2 ** 20 * 2.5) } }, 413],
  ['headers in a key', 'postClientes', { body: {}, idempotencyKey: 'a\r\nx-y: z' }, 400],
])('of a hostile input with %s comes a problem and nothing else', async (_, name, given, status) => {
  const { call } = await assistant({ ambitos: ['clientes:leer', 'clientes:escribir'] });
  const answer = await call(name, given).catch((error) => ({
    isError: true,
    body: { status: error.status ?? error.code },
  }));
  expect(answer.isError ? answer.body.status : 200, JSON.stringify(answer)).toBe(status);
  expect(lines).toEqual([]);
});

test.each([
  '{',
  '[]',
  '{"jsonrpc":"2.0"}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":5}}',
  '"x"',
  '[[[[[]]]]]',
])('the message %s is refused as no message, and the server goes on', async (payload) => {
  const authorization = `Bearer ${await keyFor({ ambitos: ['clientes:leer'] })}`;
  const headers = {
    authorization,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/v1/mcp', headers, payload });
  expect(statusCode, body).toBeLessThan(500);
  expect(body).toMatch(/error|problema/);
  expect(lines).toEqual([]);
});

test('whoever comes without a key, with a session, or from the page of another site is refused', async () => {
  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/v1/mcp', headers, payload: {} });
  const without = await post({});
  expect([without.json().code, without.headers['www-authenticate']]).toEqual(['clave-no-valida', 'Bearer']);
  expect((await post(await as('admin'))).json().code).toBe('clave-no-valida');
  const authorization = `Bearer ${await keyFor({ ambitos: ['clientes:leer'] })}`;
  expect((await post({ authorization, origin: 'https://other.example' })).json().code).toBe(
    'origen-no-admitido',
  );
  expect((await post({ authorization, origin: 'https://vatio.example' })).statusCode).not.toBe(403);
});

test('a key that expires in the middle is refused at the next call, with the tools as with the list', async () => {
  const { client, call } = await assistant({ ambitos: ['clientes:leer'] });
  expect((await call('getClientes')).isError).toBe(false);
  await sql`update clave_api set caduca_en = now() - interval '1 second'`.execute(db);
  await expect(call('getClientes')).rejects.toThrow('clave-no-valida');
  await expect(client.listTools()).rejects.toThrow('clave-no-valida');
});

test('an assistant that hangs up in the middle leaves no error, no connection and no half of a write', async () => {
  const authorization = `Bearer ${await keyFor({ ambitos: ['clientes:escribir'] })}`;
  const headers = {
    authorization,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  for (let time = 0; time < 15; time++) {
    const sent = request(new URL('/v1/mcp', url), { method: 'POST', headers });
    sent.on('error', () => undefined);
    const params = {
      name: 'postClientes',
      arguments: { body: { tipo: 'empresa', nombre: `Cortada ${time}` } },
    };
    sent.end(JSON.stringify({ jsonrpc: '2.0', id: time, method: 'tools/call', params }));
    await once(sent, 'finish');
    if (time % 3 === 0) await once(sent, 'response');
    sent.destroy();
  }
  const busy = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`.execute(db)
    ).rows.length;
  await expect.poll(busy).toBe(0);
  const halves =
    await sql`select 1 from cliente where nombre like 'Cortada %' and id::text not in (select entidad_id from auditoria where entidad = 'cliente')`.execute(
      db,
    );
  expect([halves.rows, lines]).toEqual([[], []]);
  const { call } = await assistant({ ambitos: ['clientes:leer'] });
  expect((await call('getClientes')).isError).toBe(false);
});
