import { Secret, TOTP } from 'otpauth';

/** Authenticator applications know no other settings well: SHA-1, six digits, half a minute (RFC 6238). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = SETTINGS.period * 1000;

/** RFC 4226, section 4, recommends 160 bits. */
const SECRET_BYTES = 20;

export function newTotpSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes;
}

/** The secret as a person types it, and the address that an application reads from a picture of it. */
export function totpSetup(
  secret: Uint8Array,
  { issuer, label }: { readonly issuer: string; readonly label: string },
) {
  const totp = new TOTP({ ...SETTINGS, issuer, label, secret: secretOf(secret) });
  return { secreto: totp.secret.base32, direccion: totp.toString() };
}

/**
 * The step of time (counted from 1970) whose code this is, when it is the present one or a neighbour: clocks differ, and
 * typing takes a moment. `undefined` when it is no such code.
 */
export function totpStep(secret: Uint8Array, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ ...SETTINGS, secret: secretOf(secret) });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? undefined : Math.floor(nowMs / STEP_MS) + delta;
}

/** The library wants a buffer of its own, and not the part of a shared one. */
function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
