import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

const decoy = hash(randomUUID());

/** Without an account the same work is done on a hash that nothing matches, so that the time tells nothing. */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  return verify(storedHash ?? (await decoy), password);
}
