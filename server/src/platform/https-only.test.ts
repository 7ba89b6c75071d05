import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_FOLDER } from './project.ts';
import { testApp } from './test-app.ts';

const YEAR = 'max-age=31536000; includeSubDomains';
/** A call, an answer of an error, a page of the API and what does not exist. */
const URLS = ['/v1/salud/vivo', '/v1/clientes', '/v1/docs', '/no-existe'];

async function policies(setting: { trustProxy?: string; publicUrl: string }, headers: object) {
  const { app } = await testApp(setting);
  const answers = await Promise.all(
    URLS.map((url) => app.inject({ url, headers: { host: 'vatio.ejemplo.es', ...headers } })),
  );
  return new Set(answers.map((answer) => answer.headers['strict-transport-security']));
}

describe('the order to keep to HTTPS', () => {
  const https = 'https://vatio.ejemplo.es';

  test('goes with every answer to a call that a trusted proxy got by TLS', async () => {
    const trusting = { trustProxy: '127.0.0.1', publicUrl: 'http://localhost:3000' };
    expect(await policies(trusting, { 'x-forwarded-proto': 'https' })).toEqual(new Set([YEAR]));
  });

  test.each([
    ['got by plain HTTP', { 'x-forwarded-proto': 'http' }],
    ['says nothing of', {}],
  ])('stays away from a call that a trusted proxy %s', async (_what, headers) => {
    expect(await policies({ trustProxy: '127.0.0.1', publicUrl: https }, headers)).toEqual(
      new Set([undefined]),
    );
  });

  test('does not believe a proxy that is not trusted', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect(await policies({ publicUrl: 'http://localhost:3000' }, headers)).toEqual(new Set([undefined]));
    expect(await policies({ trustProxy: '10.0.0.1', publicUrl: https }, headers)).toEqual(
      new Set([undefined]),
    );
  });

  test('goes with a call for a public address by HTTPS, and not with one for another name', async () => {
    expect(await policies({ publicUrl: https }, {})).toEqual(new Set([YEAR]));
    expect(await policies({ publicUrl: https }, { host: 'VATIO.ejemplo.es' })).toEqual(new Set([YEAR]));
    expect(await policies({ publicUrl: https }, { host: 'localhost:3000' })).toEqual(new Set([undefined]));
    expect(await policies({ publicUrl: 'http://vatio.ejemplo.es' }, {})).toEqual(new Set([undefined]));
  });

  test('is given by Vatio alone: the Caddyfile adds no second one', () => {
    const caddyfile = readFileSync(join(PROJECT_FOLDER, 'deploy/Caddyfile'), 'utf8');
    expect(caddyfile).toContain('reverse_proxy');
    expect(caddyfile).not.toMatch(/^\s*header\b.*Strict-Transport-Security/im);
  });
});
