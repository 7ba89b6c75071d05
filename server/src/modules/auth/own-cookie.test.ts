import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readOwnCookie, setOwnCookie } from './own-cookie.ts';

const COOKIE = { name: 'galleta', seconds: 60 };

const app = fastify({ trustProxy: true });
app.post('/', (request, reply) => {
  setOwnCookie({ request, reply }, COOKIE, 'valor');
  return reply.send();
});
app.get('/', (request) => ({ read: readOwnCookie(request, COOKIE) ?? null }));

const set = async (proto: string) =>
  String(
    (await app.inject({ method: 'POST', url: '/', headers: { 'x-forwarded-proto': proto } })).headers[
      'set-cookie'
    ],
  );
const read = async (proto: string, cookie: string) =>
  (await app.inject({ url: '/', headers: { 'x-forwarded-proto': proto, cookie } })).json().read;

test('a cookie that is set by TLS is of this host alone, and no other is read there', async () => {
  expect(await set('https')).toBe(
    '__Host-galleta=valor; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  );
  expect(await read('https', 'a=b; __Host-galleta=valor')).toBe('valor');
  // Another host of the domain, or somebody between who speaks plain HTTP, can set this one.
  expect(await read('https', 'galleta=ajena')).toBeNull();
});

test('a cookie that is set without TLS, as on the machine itself, has its plain name', async () => {
  expect(await set('http')).toBe('galleta=valor; Path=/; Max-Age=60; HttpOnly; SameSite=Strict');
  expect(await read('http', 'galleta=valor')).toBe('valor');
});
