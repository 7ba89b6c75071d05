import { expect, test } from 'vitest';
import { testApp } from '../test-app.ts';

const { app } = await testApp();
const document = (await app.inject('/v1/openapi.json')).json();

test('the document is OpenAPI 3.1 with the bearer scheme', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
});

test('the document describes a call by its contract: input, answer and problems', () => {
  const { post } = document.paths['/v1/auth/login'];
  expect(post.security).toEqual([]);
  const input = post.requestBody.content['application/json'].schema;
  expect(input).toMatchObject({ required: ['email', 'password'], additionalProperties: false });
  const output = post.responses['200'].content['application/json'].schema;
  expect(Object.keys(output.properties)).toEqual(['accessToken', 'refreshToken', 'userData']);
  const problem = post.responses.default.content['application/problem+json'].schema;
  expect(problem.required).toEqual(['type', 'title', 'status', 'code']);
});

test('the document marks every call that is not public, and only those, as signed-in', () => {
  for (const { method, path, access } of app.endpoints) {
    const call = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(call.security, path).toEqual(access === 'public' ? [] : [{ bearer: [] }]);
  }
});

test('the document describes a form with its fields and its file', () => {
  const forms = app.endpoints.filter(({ multipart }) => multipart);
  for (const { method, path } of forms) {
    const call = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const { content } = call.requestBody;
    expect(Object.keys(content), path).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data'].schema.properties.fichero, path).toEqual({
      type: 'string',
      format: 'binary',
    });
  }
});
