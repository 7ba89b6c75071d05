import { claves, clientes, clientesLote, documentos } from '@vatio/contract';
import { createClient, VatioProblem } from '@vatio/contract/client';
import { describe, expect, test } from 'vitest';
import { testApp } from './platform/test-app.ts';

const { app, db, as } = await testApp();
const url = await app.listen({ port: 0, host: 'localhost' });

async function keyFor(ambitos: readonly string[]): Promise<string> {
  const payload = { nombre: 'Un programa', ambitos, dias: 1 };
  const headers = await as('admin');
  const answer = await app.inject({ method: 'POST', url: claves.create.path, headers, payload });
  return answer.json().secreto;
}

const key = await keyFor([
  ...['clientes', 'documentos'].flatMap((noun) => [`${noun}:leer`, `${noun}:escribir`]),
  'calculos:leer',
]);
const PANADERIA = { tipo: 'empresa', nombre: 'Panadería Flor' } as const;

const countOf = async (nombre: string) =>
  (await db.selectFrom('cliente').select('id').where('nombre', '=', nombre).execute()).length;

/** A client whose first call is done and not answered, and how many calls it has made. */
function losingFirstAnswer() {
  let made = 0;
  const client = createClient({
    url,
    key,
    fetch: async (address, sent) => {
      const answer = await fetch(address, sent);
      if (made++ === 0) throw new TypeError('The connection was cut');
      return answer;
    },
  });
  return { client, calls: () => made };
}

test('the client reads and writes what its key allows, with the types of the contract', async () => {
  const client = createClient({ url: `${url}/`, key });
  const made = await client.call(clientes.create, { body: PANADERIA });
  const { nombre } = await client.call(clientes.get, { params: { id: made.id } });
  expect(nombre).toBe(PANADERIA.nombre);
  const { rows, count } = await client.call(clientes.list, { query: { q: 'Panadería', limit: 5 } });
  expect([rows.map((row) => row.nombre), count]).toEqual([[PANADERIA.nombre], 1]);
});

test('the client does a write once, though its answer is lost on the way', async () => {
  const { client, calls } = losingFirstAnswer();
  const made = await client.call(clientes.create, { body: { ...PANADERIA, nombre: 'Horno Sol' } });
  expect(made.nombre).toBe('Horno Sol');
  expect([calls(), await countOf('Horno Sol')]).toEqual([2, 1]);
});

test.each([429, 503])(
  'the client waits for as long as a %i asks, and gives up after its attempts',
  async (status) => {
    let requests = 0;
    const busy = (times: number) => async (address: string, sent: RequestInit) => {
      requests++;
      return requests <= times
        ? new Response('', { status, headers: { 'retry-after': '0' } })
        : fetch(address, sent);
    };
    await createClient({ url, key, fetch: busy(2) }).call(clientes.list, {});
    expect(requests).toBe(3);
    requests = 0;
    const failing = createClient({ url, key, attempts: 3, fetch: busy(9) }).call(clientes.list, {});
    await expect(failing).rejects.toMatchObject({ status, code: `http-${status}` });
    expect(requests).toBe(3);
  },
);

test('the client does not wait for longer than it is allowed', async () => {
  const late = async () => new Response('', { status: 429, headers: { 'retry-after': '3600' } });
  const failing = createClient({ url, key, fetch: late }).call(clientes.list, {});
  await expect(failing).rejects.toBeInstanceOf(VatioProblem);
});

test('the client waits no longer than it is allowed for a server that does not answer, however often it tries', async () => {
  let asked = 0;
  const absent = async () => {
    asked++;
    throw new TypeError('Nobody is there');
  };
  const failing = createClient({ url, key, attempts: 12, maxWaitSeconds: 0.001, fetch: absent });
  await expect(failing.call(clientes.list, {})).rejects.toThrow('Nobody is there');
  expect(asked).toBe(12);
});

test('the client tells a refusal by its code and its fields, and does not try it again', async () => {
  const client = createClient({ url, key });
  const wrong = client.call(clientes.create, { body: { ...PANADERIA, nombre: '' } });
  await expect(wrong).rejects.toMatchObject({ status: 400, errors: { nombre: expect.any(String) } });
  const stranger = createClient({ url, key: 'vat_inventada' });
  await expect(stranger.call(clientes.list, {})).rejects.toMatchObject({
    status: 401,
    code: 'clave-no-valida',
  });
});

test('the client makes no call whose parameter would make it another call', async () => {
  const client = createClient({ url, key });
  for (const id of ['..', '.', '', '\ud800']) {
    await expect(client.call(clientes.get, { params: { id } }), id).rejects.toThrow();
  }
});

describe('files', () => {
  const client = createClient({ url, key });
  const CSV = 'tipo;nombre;nif\nempresa;Horno Ñandú;\n';

  test('the client uploads a file with the fields of its form, once, and downloads it as it was', async () => {
    const { id } = await client.call(clientes.create, { body: { ...PANADERIA, nombre: 'Con papeles' } });
    const body = { entidad: 'cliente', entidadId: id, tipo: 'otro' } as const;
    const files = [{ name: 'año «1».txt', content: new TextEncoder().encode('Hola, Ñandú') }];
    const { client: unlucky, calls } = losingFirstAnswer();
    const uploaded = await unlucky.upload(documentos.upload, { body, files });
    expect(uploaded).toMatchObject({ nombre: 'año «1».txt', entidadId: id, formato: 'txt' });
    const { rows } = await client.call(documentos.list, { query: { entidad: 'cliente', entidadId: id } });
    expect([calls(), rows.length]).toEqual([2, 1]);
    const { name, type, bytes } = await client.download(documentos.download, {
      params: { id: uploaded.id },
    });
    expect([name, type]).toEqual(['año «1».txt', expect.stringContaining('text/plain')]);
    expect(new TextDecoder().decode(bytes)).toBe('Hola, Ñandú');
  });

  test('the client sends a list as text, and downloads an export by its filters', async () => {
    const files = [{ name: 'clientes.csv', content: CSV }];
    const trial = await client.upload(clientesLote.importFile, { query: { ensayo: 'si' }, body: {}, files });
    expect(trial).toMatchObject({ total: 1, operacion: null });
    const { name, bytes } = await client.download(clientes.exportRows, {
      query: { formato: 'csv', q: 'Panadería' },
    });
    expect(name).toMatch(/\.csv$/);
    expect(new TextDecoder().decode(bytes)).toContain(PANADERIA.nombre);
  });

  test('the client tells a file that is refused, and one that is cut off is no download', async () => {
    const body = { entidad: 'cliente', entidadId: 'nadie', tipo: 'otro' } as const;
    const refused = client.upload(documentos.upload, { body, files: [{ name: 'x.exe', content: 'MZ' }] });
    await expect(refused).rejects.toBeInstanceOf(VatioProblem);
    const cut = createClient({
      url,
      key,
      fetch: async () =>
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })),
    });
    await expect(cut.download(clientes.exportRows, { query: { formato: 'csv' } })).rejects.toThrow('cut');
  });
});
