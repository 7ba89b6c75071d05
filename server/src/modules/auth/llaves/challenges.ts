import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import { insertReto, useReto } from './llaves.repository.ts';
import { refusedLlave } from './relying-party.ts';

const BYTES = 32;

/** A challenge that is good once, in five minutes; `usuarioId` is who adds a passkey, and null for who signs in. */
export async function newChallenge(db: Db, usuarioId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(BYTES));
  await insertReto(db, hashOfToken(Buffer.from(challenge).toString('base64url')), usuarioId);
  return challenge;
}

/** Uses up the challenge that the answer of a device names, and answers it. Refuses one that is not ours, or not any more. */
export async function useChallenge(
  db: Db,
  clientDataJSON: string,
  usuarioId: string | null,
): Promise<string> {
  const challenge = await challengeIn(clientDataJSON);
  if (challenge === undefined || !(await useReto(db, hashOfToken(challenge), usuarioId)))
    throw refusedLlave();
  return challenge;
}

async function challengeIn(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge }: { readonly challenge?: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
