import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from './test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatio-web-'));
const script = 'x'.repeat(2000);
mkdirSync(join(folder, 'assets'));
writeFileSync(
  join(folder, 'index.html'),
  '<script>skin()</script><script type="module" src="/assets/a.js"></script>',
);
writeFileSync(join(folder, 'assets/a.js'), script);
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
writeFileSync(join(folder, 'assets/b.js'), script);
writeFileSync(join(folder, 'assets/b.js.br'), brotliCompressSync(script));
afterAll(() => rmSync(folder, { recursive: true }));

const { app } = await testApp({ webFolder: folder });
const html = { accept: 'text/html,*/*' };

describe('the built web', () => {
  test('answers its page at every address of its own', async () => {
    for (const url of ['/', '/cups/ES0021000000000001AA', '/v1x', '/login?a=/v1/']) {
      const answer = await app.inject({ url, headers: html });
      expect([answer.statusCode, answer.headers['content-type']], url).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.body).toContain('skin()');
      expect(answer.headers['cache-control']).toBe('no-cache');
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
    }
  });

  test('lets a browser keep what has a hash in its name', async () => {
    const { headers } = await app.inject('/assets/a.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
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
