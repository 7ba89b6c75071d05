import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { type OwnCookie, readOwnCookie, setOwnCookie } from '../own-cookie.ts';

const COOKIE: OwnCookie = { name: 'vatio_entrada', seconds: 600 };

/** Marks the browser that leaves for the provider, so that nobody makes another one come back in its place. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): Buffer {
  const mark = newSecretToken();
  setOwnCookie({ request, reply }, COOKIE, mark);
  return hashOfToken(mark);
}

/** The mark of the browser that comes back; `undefined` without one. */
export function markOf(request: FastifyRequest): Buffer | undefined {
  const mark = readOwnCookie(request, COOKIE);
  return mark === undefined ? undefined : hashOfToken(mark);
}
