import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from './test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatio-web-'));
const script = 'x'.repeat(2000);
mkdirSync(join(folder, 'assets'));
const page = '<script>skin()</script><script type="module" src="/assets/a.js"></script>';
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
writeFileSync(join(folder, 'index.html.gz'), gzipSync(page));
writeFileSync(join(folder, 'assets/a.js'), script);
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
writeFileSync(join(folder, 'assets/b.js'), script);
writeFileSync(join(folder, 'assets/b.js.br'), brotliCompressSync(script));
afterAll(() => rmSync(folder, { recursive: true }));

const { app } = await testApp({ webFolder: folder });
const html = { accept: 'text/html,*/*' };
/** Browsers accept Brotli over TLS only, and gzip alone over plain HTTP from elsewhere. */
const ENCODINGS = [
  { sent: 'gzip, deflate, br, zstd', answered: 'br' },
  { sent: 'br, gzip', answered: 'br' },
  { sent: 'gzip, deflate', answered: 'gzip' },
  { sent: 'identity', answered: undefined },
];
const PAGES = ['/', '/login', '/p/un-secreto', '/cups/ES0021000000000001AA?tarifa=3.0TD', '/index.html'];
/** Headers that say who may frame a page, what it may run and what it tells others. */
const GUARDS = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

test('an answer to an address that the router cannot read carries its guards', async () => {
  for (const url of ['/%', '/v1/%zz', '/v1/clientes/%E0%A4%A', '/assets/%c0%af']) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(headers, url).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  }
});

describe('a page as browsers fetch it', () => {
  test.each(ENCODINGS)('carries its guards when $sent is accepted', async ({ sent, answered }) => {
    for (const url of PAGES) {
      const { statusCode, headers } = await app.inject({
        url,
        headers: { ...html, 'accept-encoding': sent },
      });
      expect([statusCode, headers['content-encoding'], headers['content-type']], url).toEqual([
        200,
        answered,
        'text/html; charset=utf-8',
      ]);
      expect(headers, url).toMatchObject(GUARDS);
      expect(headers['cache-control'], url).toMatch(/^(no-cache|no-store)$/);
      expect(headers['permissions-policy'], url).toContain('geolocation=()');
      expect(headers['permissions-policy'], url).toContain('camera=(self)');
      const policy = String(headers['content-security-policy']).split(';');
      for (const rule of [
        "default-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy, url).toContain(rule);
      }
      expect(policy.find((rule) => rule.startsWith('script-src '))).not.toMatch(/unsafe|\*|data:|blob:/);
    }
  });

  test('is kept nowhere when its address is a secret', async () => {
    for (const { sent } of ENCODINGS) {
      const ask = { headers: { ...html, 'accept-encoding': sent } };
      const proposal = await app.inject({ url: '/p/un-secreto', ...ask });
      expect(proposal.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const login = await app.inject({ url: '/login', ...ask });
      expect(login.headers['cache-control']).toBe('no-cache');
    }
  });

  test('is asked for again each time, also when it has not changed', async () => {
    for (const { sent } of ENCODINGS) {
      const ask = { ...html, 'accept-encoding': sent };
      const first = await app.inject({ url: '/login', headers: ask });
      const again = await app.inject({
        url: '/login',
        headers: { ...ask, 'if-none-match': String(first.headers.etag) },
      });
      expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
      expect(again.headers).toMatchObject(GUARDS);
    }
  });
});

test('an answer of the API may do nothing as a page and stand in no other', async () => {
  const { headers } = await app.inject('/v1/salud');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

describe('the built web', () => {
  test('answers its page at every address of its own', async () => {
    for (const url of ['/', '/cups/ES0021000000000001AA', '/v1x', '/login?a=/v1/']) {
      const answer = await app.inject({ url, headers: html });
      expect([answer.statusCode, answer.headers['content-type']], url).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.body).toContain('skin()');
    }
  });

  test('does not answer its page to the API, to a script or to a call that changes something', async () => {
    const missing = [
      { url: '/v1/nada', headers: html },
      { url: '/v1?x', headers: html },
      { url: '/assets/viejo.js', headers: { accept: '*/*' } },
      { url: '/cups', method: 'POST' as const, headers: html },
    ];
    for (const request of missing) {
      const answer = await app.inject(request);
      expect([answer.statusCode, answer.json().code], request.url).toEqual([404, 'no-existe']);
      expect(String(answer.headers['cache-control']), request.url).not.toMatch(/public|max-age/);
    }
  });

  test('lets a browser keep what has a hash in its name', async () => {
    for (const { sent } of ENCODINGS) {
      for (const url of ['/assets/a.js', '/assets/b.js']) {
        const { headers } = await app.inject({ url, headers: { 'accept-encoding': sent } });
        expect(headers['cache-control'], url).toBe('public, max-age=31536000, immutable');
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        });
        expect(headers).not.toHaveProperty('content-security-policy');
        expect(headers).not.toHaveProperty('permissions-policy');
      }
    }
    const icon = await app.inject('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=86400');
  });

  test('answers compressed, by what was compressed at build time where there is such a file', async () => {
    for (const url of ['/assets/a.js', '/assets/b.js']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(answer.headers['content-encoding'], url).toBe('br');
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    }
  });

  test('runs its own scripts and no others', async () => {
    const { headers } = await app.inject({ url: '/', headers: html });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-7b1B13l/eXyfuHRjVdZkaMCHTK87doJSU6Ssg16L67o=';");
    expect(policy).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
