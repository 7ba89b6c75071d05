import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OwnCookie, readOwnCookie, setOwnCookie } from './own-cookie.ts';

const COOKIE: OwnCookie = { name: 'vatio_dispositivo', seconds: 180 * 86_400 };

/** Leaves in the browser the proof that the account has signed in there; it gives no access by itself. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, signed: Signed): void {
  const device = deviceOf(request, signed) ?? randomBytes(16).toString('base64url');
  setOwnCookie({ request, reply }, COOKIE, `${device}.${signatureOf(device, signed)}`);
}

export type Signed = { readonly secret: string; readonly account: string };

/** The device, when the account has signed in from it. */
export function deviceOf(request: FastifyRequest, signed: Signed): string | undefined {
  const [device, signature] = readOwnCookie(request, COOKIE)?.split('.') ?? [];
  if (!device || !signature) return undefined;
  const expected = Buffer.from(signatureOf(device, signed));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

function signatureOf(device: string, { secret, account }: Signed): string {
  return createHmac('sha256', secret).update(`dispositivo\0${device}\0${account}`).digest('base64url');
}
