import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret that the server needs again, such as that of an account's second step, with a key made of the server's own:
 * whoever reads the database alone cannot use it. Its owner, by the identifier of their row, is authenticated with it, so
 * that nobody's secret works for somebody else.
 */
export function sealSecret(serverSecret: string, ownerId: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(serverSecret), iv).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** `undefined` when the server's secret is another one than it was, or the bytes were changed. */
export function unsealSecret(serverSecret: string, ownerId: string, sealed: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(serverSecret), sealed.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function keyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', 'vatio segundo paso', 32));
}
