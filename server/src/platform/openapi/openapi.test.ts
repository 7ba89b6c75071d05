import { nounOf } from '@vatio/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { testApp } from '../test-app.ts';
import { fitsSchema } from './example.ts';
import { operationIdOf } from './operation-id.ts';

const { app } = await testApp();
const document = (await app.inject('/v1/openapi.json')).json();

const described = ({ method, path }: { method: string; path: string }) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];

/** Follows the references within the document, which is how problems are shared between calls. */
type Part = {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly content?: Readonly<Record<string, { readonly schema: Part; readonly example: object }>>;
};

function resolve(part: Part): Part {
  const path = part.$ref?.replace('#/', '').split('/');
  return path ? path.reduce((inside, name) => inside[name], document) : part;
}

const calls = app.endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test('the document is OpenAPI 3.1 with the bearer scheme and the public address', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.servers).toEqual([{ url: 'https://vatio.example' }]);
});

test('the document describes a call by its contract: input, answer and problems', () => {
  const { post } = document.paths['/v1/auth/login'];
  expect(post.security).toEqual([]);
  const input = post.requestBody.content['application/json'].schema;
  expect(input).toMatchObject({ required: ['email', 'password'], additionalProperties: false });
  const { anyOf: outputs } = post.responses['200'].content['application/json'].schema;
  expect(outputs.map(({ properties }: { properties: object }) => Object.keys(properties))).toEqual([
    ['accessToken', 'refreshToken', 'userData'],
    ['segundoPaso'],
  ]);
  const { content } = resolve(post.responses.default);
  const problem = resolve(content?.['application/problem+json']?.schema ?? {});
  expect(problem.required).toEqual(['type', 'title', 'status', 'code']);
});

test('every problem that a call may be answered with is described, with an example of that status', () => {
  for (const [name, endpoint] of calls) {
    const { responses } = described(endpoint);
    const refusals = Object.entries<Part>(responses).filter(([status]) => Number(status) >= 400);
    expect(refusals.length, name).toBeGreaterThanOrEqual(2);
    for (const [status, refusal] of refusals) {
      const { content } = resolve(refusal);
      expect(content?.['application/problem+json']?.example, name).toMatchObject({ status: Number(status) });
    }
  }
});

test('the document says which calls a session opens, and which a key', () => {
  for (const endpoint of app.endpoints) {
    const { access, method, path } = endpoint;
    const writesOfPeople =
      method !== 'GET' &&
      /^\/v1\/(admin\/(usuarios|comerciales)(\/|$)|ajustes\/|clientes\/asignacion|admin\/clientes\/:id\/fusion|operaciones\/:id\/(deshacer|reanudar))/.test(
        path,
      );
    const keyed =
      !writesOfPeople &&
      !/^\/v1\/(aperturas|auth|cuenta|admin\/claves|admin\/webhooks|tareas\/calendario|mi-area|peticiones-de-documentos|conexiones|permisos-de-datos|informes\/envios|ajustes\/exportacion-completa|admin\/clientes\/:id\/datos-personales)(\/|$)/.test(
        path,
      );
    const signedIn = keyed ? [{ bearer: [] }, { clave: [] }] : [{ bearer: [] }];
    expect(described(endpoint).security, path).toEqual(access === 'public' ? [] : signedIn);
  }
});

test('reads say that they take a tag, and writes that they take an idempotency key', () => {
  const headers = (path: string, method: string) => {
    const { parameters = [] } = document.paths[path][method];
    return parameters.flatMap((given: { in: string; name: string }) =>
      given.in === 'header' ? given.name : [],
    );
  };
  expect(headers('/v1/clientes', 'get')).toEqual(['If-None-Match']);
  expect(document.paths['/v1/clientes'].get.responses['304']).toBeDefined();
  expect(headers('/v1/clientes', 'post')).toEqual(['Idempotency-Key']);
  expect(document.paths['/v1/clientes'].post.responses['422']).toBeDefined();
  // Their answers have secrets, which are kept nowhere.
  expect(headers('/v1/admin/claves', 'post')).toEqual([]);
  expect(headers('/v1/auth/login', 'post')).toEqual([]);
});

test('the document describes a form with its fields and its file', () => {
  const forms = app.endpoints.filter(({ multipart }) => multipart);
  for (const endpoint of forms) {
    const { content } = described(endpoint).requestBody;
    expect(Object.keys(content), endpoint.path).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data'].schema.properties.fichero, endpoint.path).toEqual({
      type: 'string',
      format: 'binary',
    });
  }
});

test('operationIds are unique names that a program can use, made of method and address', () => {
  const ids = app.endpoints.map((endpoint) => described(endpoint).operationId);
  expect(new Set(ids).size).toBe(app.endpoints.length);
  expect(ids.filter((id) => !/^[a-z][a-zA-Z0-9]+$/.test(id))).toEqual([]);
  expect(operationIdOf({ method: 'GET', path: '/v1/clientes' })).toBe('getClientes');
  expect(operationIdOf({ method: 'GET', path: '/v1/clientes/:id' })).toBe('getClientesById');
  expect(operationIdOf({ method: 'POST', path: '/v1/listas-de-codigos' })).toBe('postListasDeCodigos');
});

test('every call has the tag of its noun, and every tag a sentence and a call', () => {
  for (const endpoint of app.endpoints) expect(described(endpoint).tags).toEqual([nounOf(endpoint.path)]);
  const tags = document.tags.map(({ name }: { name: string }) => name);
  // A new noun needs its sentence in contract/src/nouns.ts.
  expect(tags.sort()).toEqual([...new Set(app.endpoints.map(({ path }) => nounOf(path)))].sort());
  for (const { description } of document.tags) expect(description).toMatch(/^.{10,}\.$/);
});

test('a call that answers a file says of what type, and one that answers nothing is a 204', () => {
  for (const [name, endpoint] of calls.filter(([, { response }]) => !response)) {
    const { responses } = described(endpoint);
    if (endpoint.method !== 'GET') expect(responses['204'], name).toBeDefined();
    else expect(Object.keys(responses['200'].content), name).toEqual(endpoint.answers);
  }
});

describe('an example is accepted by the very schema that checks the call', () => {
  const bodies = calls.filter(([, { body, multipart }]) => body && !multipart);
  test.each(bodies)('of the body of %s', (_, endpoint) => {
    const { example } = described(endpoint).requestBody.content['application/json'];
    expect(example).toBeDefined();
    expect(fitsSchema(endpoint.body!, example, 'input'), JSON.stringify(example)).toBe(true);
  });

  test.each(calls.filter(([, { response }]) => response))('of the answer of %s', (_, endpoint) => {
    const { example } = described(endpoint).responses['200'].content['application/json'];
    expect(example).toBeDefined();
    expect(fitsSchema(endpoint.response!, example, 'output'), JSON.stringify(example)).toBe(true);
  });
});
