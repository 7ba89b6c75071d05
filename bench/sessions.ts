import type pg from 'pg';
import { accessTokens } from '../server/src/platform/access-token.ts';

/**
 * Opens a session for every account. The session's identifier is the account's own, so that a token can be made from
 * it.
 */
export async function openSessions(client: pg.Client): Promise<void> {
  await client.query('INSERT INTO sesion (id, usuario_id) SELECT id, id FROM usuario');
}

/** Signs an access token of the session that `openSessions` opened for the account. */
export function tokenOfBench(secret: string, usuarioId: string): Promise<string> {
  const tokens = accessTokens(secret, { find: async () => undefined });
  return tokens.issue({ usuarioId, sesionId: usuarioId, version: 1 });
}
