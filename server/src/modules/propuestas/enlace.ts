import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashOfToken } from '../../platform/secret-token.ts';

/**
 * The token of a link: 256 bits derived from a salt and the server's secret, so that sellers can be shown the
 * link again while only its hash is kept. Neither the database nor the secret alone gives it.
 */
function tokenOf(secret: string, sal: Buffer): string {
  return createHmac('sha256', secret).update('enlace de propuesta\0').update(sal).digest('base64url');
}

export function newToken(secret: string): {
  readonly sal: Buffer;
  readonly testigoHash: Buffer;
  token: string;
} {
  const sal = randomBytes(32);
  const token = tokenOf(secret, sal);
  return { sal, testigoHash: hashOfToken(token), token };
}

/** The link of a version that was sent; null when the server's secret has changed since. */
export function enlaceDe(
  { secret, publicUrl }: { readonly secret: string; readonly publicUrl: string },
  { sal, testigoHash }: { readonly sal: Buffer | null; readonly testigoHash: Buffer | null },
): string | null {
  if (sal === null || testigoHash === null) return null;
  const token = tokenOf(secret, sal);
  return timingSafeEqual(hashOfToken(token), testigoHash) ? `${publicUrl}/p/${token}` : null;
}

/** A keyed hash of an address: equal addresses can be recognised, and nobody can read them. */
export function hashOfAddress(secret: string, ip: string): Buffer {
  return createHmac('sha256', secret).update('dirección de una visita\0').update(ip).digest();
}
