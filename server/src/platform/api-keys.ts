import { randomBytes } from 'node:crypto';
import { type ApiKey, findApiKey, noteUse } from './api-keys.repository.ts';
import type { Db } from './database.ts';
import { hashOfToken } from './secret-token.ts';

/** Whoever finds such a text in a file or a log knows what it is, and so do the scanners of repositories. */
const PREFIX = 'vat_';
const SHOWN = PREFIX.length + 6;

export type ApiKeys = {
  /** `undefined` when the text is no key that may be used now. */
  readonly verify: (secret: string) => Promise<ApiKey | undefined>;
};

export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** What stands behind `Bearer` in the headers of a call. */
export function bearerOf({ authorization }: { readonly authorization?: string }): string | undefined {
  const [scheme, token] = authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** Makes a secret, and the hash that is all the house keeps of it. */
export function newApiKey(): { readonly secreto: string; readonly inicio: string; readonly hash: Buffer } {
  const secreto = PREFIX + randomBytes(24).toString('base64url');
  return { secreto, inicio: secreto.slice(0, SHOWN), hash: hashOfToken(secreto) };
}

/** Each call asks the database, so that a revoked key is refused from that moment on by every process. */
export function apiKeys(db: Db): ApiKeys {
  return {
    verify: async (secret) => {
      const key = await findApiKey(db, hashOfToken(secret));
      if (key?.isUseToNote) await noteUse(db, key.id);
      return key;
    },
  };
}
