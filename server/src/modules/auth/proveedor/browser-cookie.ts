import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';

const NAME = 'vatio_entrada';
const SECONDS = 600;
const PATH = '/v1/auth/proveedor';

/** Marks the browser that leaves for the provider, so that nobody makes another one come back in its place. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): Buffer {
  const mark = newSecretToken();
  reply.header('set-cookie', `${NAME}=${mark}; Max-Age=${SECONDS}; ${attributesOf(request)}`);
  return hashOfToken(mark);
}

/** The mark of the browser that comes back; `undefined` without one. */
export function markOf({ headers }: FastifyRequest): Buffer | undefined {
  const cookie = headers.cookie?.split(/; */).find((pair) => pair.startsWith(`${NAME}=`));
  return cookie === undefined ? undefined : hashOfToken(cookie.slice(NAME.length + 1));
}

function attributesOf({ protocol }: FastifyRequest): string {
  return `Path=${PATH}; HttpOnly; SameSite=Strict${protocol === 'https' ? '; Secure' : ''}`;
}
