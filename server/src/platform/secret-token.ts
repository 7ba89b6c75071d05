import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses, of 256 random bits, which travels in a link or a header. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, so that whoever reads the database has none: so many random bits need no slow hash. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
