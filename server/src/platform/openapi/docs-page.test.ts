import { expect, test } from 'vitest';
import { testApp } from '../test-app.ts';

const { app } = await testApp();

test('the page of the API is served under the security policy of the whole web', async () => {
  const page = await app.inject('/v1/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toBe(String((await app.inject('/')).headers['content-security-policy']));
  expect(policy).toContain("script-src 'self';");
  expect(page.body).toContain('API de Vatio');
});

test('everything that the page loads is ours, and none of it is written into the page', async () => {
  const { body } = await app.inject('/v1/docs');
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(body).not.toMatch(/\son\w+=/);
  const parts = [...body.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="([^"]+)"/g)].map(([, url]) => url!);
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) {
    const url = new URL(part, 'http://vatio.example/v1/');
    expect(url.host, part).toBe('vatio.example');
    expect((await app.inject(url.pathname)).statusCode, part).toBe(200);
  }
});

test('the page reads the same document as programs do', async () => {
  const shown = await app.inject('/v1/docs/json');
  expect(shown.json()).toEqual((await app.inject('/v1/openapi.json')).json());
});

test('the page forgets a token when it is closed, so that whoever opens it next has none', async () => {
  const { body } = await app.inject('/v1/docs/static/swagger-initializer.js');
  expect(/"?persistAuthorization"?\s*:\s*(\w+)/.exec(body)?.[1]).toBe('false');
});
