import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { Db } from '../../platform/database.ts';
import { findLatestKey, insertFirstKey, type SealKey } from './evidencias.repository.ts';

/** The key that seals; the first acceptance makes it. */
export async function currentKey(db: Db): Promise<SealKey> {
  return (await findLatestKey(db)) ?? insertFirstKey(db, newKey());
}

function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publica: publicKey.export({ type: 'spki', format: 'der' }),
    privada: privateKey.export({ type: 'pkcs8', format: 'der' }),
  };
}

/** Ed25519 (RFC 8032) over the bytes of the text in UTF-8. */
export function seal({ privada }: Pick<SealKey, 'privada'>, text: string): Buffer {
  return sign(null, Buffer.from(text), createPrivateKey({ key: privada, type: 'pkcs8', format: 'der' }));
}

export function isSealedBy(publica: Buffer, text: string, sello: Buffer): boolean {
  return verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: publica, type: 'spki', format: 'der' }),
    sello,
  );
}
