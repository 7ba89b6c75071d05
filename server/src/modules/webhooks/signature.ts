import { createHmac, randomBytes } from 'node:crypto';

/** A new secret, which its receiver checks signatures with. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64url')}`;
}

/**
 * What stands in `vatio-signature`: the moment, in seconds, and an HMAC-SHA256 of it and the body. The moment is signed with
 * the body, so that nobody who overhears a delivery sends it again a day later.
 */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
