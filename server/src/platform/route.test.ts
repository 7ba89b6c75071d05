import { readFile } from 'node:fs/promises';
import { endpoint } from '@vatio/contract/endpoints';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Viewer } from './access-token.ts';
import { problem } from './problems.ts';
import { route } from './route.ts';
import { TEST_USERS, testApp } from './test-app.ts';

const { app, as } = await testApp();

const echo = endpoint({
  method: 'POST',
  path: '/v1/prueba/:cups/eco',
  access: 'read Auth',
  summary: 'Devuelve lo que recibe',
  params: z.strictObject({ cups: z.string().length(20) }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).default(1) }),
  body: z.strictObject({ potencias: z.array(z.number().positive()).max(6) }),
  response: z.object({
    cups: z.string(),
    page: z.number(),
    potencias: z.array(z.number()),
    viewer: z.string(),
  }),
});
route(app, echo, ({ params, query, body, viewer }) => {
  expectTypeOf(viewer).toEqualTypeOf<Viewer>();
  return {
    cups: params.cups,
    page: query.page,
    potencias: body.potencias,
    viewer: viewer.id,
    secreto: 'no sale',
  };
});

const admins = endpoint({
  method: 'GET',
  path: '/v1/prueba/admin',
  access: 'manage all',
  summary: 'Solo administra',
});
route(app, admins, () => undefined);

const failing = endpoint({
  method: 'GET',
  path: '/v1/prueba/falla/:modo',
  access: 'public',
  summary: 'Falla',
});
route(app, failing, ({ request, viewer }) => {
  expectTypeOf(viewer).toEqualTypeOf<undefined>();
  if (request.url.endsWith('previsto'))
    throw problem({ code: 'contrato-ya-firmado', status: 409, title: 'El contrato ya está firmado' });
  throw new Error('clave secreta: 1234');
});

const form = endpoint({
  method: 'POST',
  path: '/v1/prueba/formulario',
  access: 'read Auth',
  summary: 'Recibe ficheros',
  multipart: true,
  body: z.strictObject({ tarifa: z.enum(['2.0TD', '3.0TD']) }),
  response: z.object({ tarifa: z.string(), files: z.array(z.string()) }),
});
route(app, form, async ({ body, files }) => ({
  tarifa: body.tarifa,
  files: await Promise.all(
    files.map(async ({ field, filename, path }) => `${field} ${filename} ${await readFile(path)}`),
  ),
}));

const CUPS = 'ES0021000000000001AA';

describe('a call with input', () => {
  const post = async (payload: object, url = `/v1/prueba/${CUPS}/eco`) =>
    app.inject({ method: 'POST', url, payload, headers: await as('cliente') });

  test('reaches its handler typed and with defaults, and lets out only what the contract lists', async () => {
    const answer = await post({ potencias: [3.45, 3.45] });
    expect(answer.statusCode).toBe(200);
    const viewer = TEST_USERS.cliente.id;
    expect(answer.json()).toEqual({ cups: CUPS, page: 1, potencias: [3.45, 3.45], viewer });
  });

  test('is refused with each wrong field by its path', async () => {
    const answer = await post({ potencias: [3.45, 'x', -1] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      'potencias.1': 'Debe ser un número',
      'potencias.2': 'Debe ser mayor que 0',
    });
    const query = await post({ potencias: [] }, `/v1/prueba/${CUPS}/eco?page=0&orden=1`);
    expect(query.json().errors).toEqual({ page: 'Debe ser como mínimo 1', orden: 'No se admite este dato' });
    const params = await post({ potencias: [] }, '/v1/prueba/ES00/eco');
    expect([params.statusCode, Object.keys(params.json().errors)]).toEqual([400, ['cups']]);
  });
});

describe('a text that cannot be kept as it is', () => {
  test.each([
    ['a NUL', '1\u00002'],
    ['half a character', '1\ud800'],
  ])('with %s is refused by its field', async (_, cups) => {
    const headers = await as('cliente');
    const answer = await app.inject({ method: 'POST', url: '/v1/calculos/cups', payload: { cups }, headers });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { cups: 'Lleva caracteres que no se admiten' },
    ]);
  });
});

describe('whoever calls', () => {
  const get = (authorization?: string) =>
    app.inject({ url: admins.path, headers: authorization === undefined ? {} : { authorization } });

  test('is asked to sign in without a valid token of ours', async () => {
    const key = new TextEncoder().encode('secreto-de-las-pruebas-de-32-letras');
    const token = (secret: Uint8Array, expires: string) =>
      new SignJWT({ role: 'admin' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(TEST_USERS.admin.id)
        .setExpirationTime(expires)
        .sign(secret);
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: TEST_USERS.admin.id, role: 'admin' }))}.`;
    const expired = await token(key, '1 second ago');
    const foreign = await token(new Uint8Array(32), '1 minute');
    const { aud: _, ...claims } = decodeJwt((await as('admin')).authorization.slice('Bearer '.length));
    const forAnother = await new SignJWT({ ...claims, aud: 'otra-cosa' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key);
    for (const bearer of [unsigned, expired, foreign, forAnother, 'x', '']) {
      const answer = await get(`Bearer ${bearer}`);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'sin-sesion']);
    }
    const { authorization } = await as('admin');
    expect((await get()).statusCode).toBe(401);
    expect((await get(authorization.replace('Bearer', 'Basic'))).statusCode).toBe(401);
    expect((await get(authorization)).statusCode).toBe(204);
  });

  test('is refused when the account may not make the call', async () => {
    const { authorization } = await as('comercial');
    const answer = await get(authorization);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sin-permiso']);
  });
});

describe('a failure of a handler', () => {
  test('travels under its name when it has one', async () => {
    const answer = await app.inject('/v1/prueba/falla/previsto');
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'urn:vatio:problema:contrato-ya-firmado',
      title: 'El contrato ya está firmado',
      status: 409,
      code: 'contrato-ya-firmado',
    });
  });

  test('tells nothing of the inside when it has none', async () => {
    const answer = await app.inject('/v1/prueba/falla/otro');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'error-interno']);
    expect(answer.body).not.toContain('1234');
  });

  test('at an address that does not exist is a problem too', async () => {
    for (const url of ['/v1/nada', '/v1', '/nada', '/v1/salud/x']) {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no-existe']);
    }
  });
});

describe('a form with files', () => {
  const send = async (form: FormData) => {
    const { headers, body } = new Response(form);
    const payload = Buffer.from(await new Response(body).arrayBuffer());
    const type = headers.get('content-type') ?? '';
    return app.inject({
      method: 'POST',
      url: '/v1/prueba/formulario',
      payload,
      headers: { ...(await as('cliente')), 'content-type': type },
    });
  };

  test('gives its checked fields, and its files on disk', async () => {
    const data = new FormData();
    data.append('curva', new Blob(['a;b']), 'curva.csv');
    data.append('tarifa', '2.0TD');
    const answer = await send(data);
    expect(answer.json()).toEqual({ tarifa: '2.0TD', files: ['curva curva.csv a;b'] });
  });

  test('is refused with its wrong fields, and when it is no form', async () => {
    const data = new FormData();
    data.append('tarifa', 'A');
    const answer = await send(data);
    expect(answer.json().errors).toEqual({ tarifa: 'Debe ser uno de estos valores: 2.0TD, 3.0TD' });
    const headers = await as('cliente');
    const json = await app.inject({ method: 'POST', url: '/v1/prueba/formulario', payload: {}, headers });
    expect([json.statusCode, json.json().code]).toEqual([406, 'formato-no-admitido']);
  });

  test.each([
    ['without its boundary', 'multipart/form-data', ''],
    ['cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n'],
  ])('that is %s is no failure of ours', async (_, type, payload) => {
    const headers = { ...(await as('cliente')), 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/v1/prueba/formulario', payload, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'peticion-ilegible']);
    expect(answer.json()).not.toHaveProperty('detail');
  });
});

test.each(['/v1/prueba/%E0%A4%A/eco', `/v1/prueba/${'x'.repeat(301)}/eco`])(
  'an address that the router cannot read is a problem like the others',
  async (url) => {
    const answer = await app.inject({ method: 'POST', url, headers: await as('admin') });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'no-existe']);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  },
);
