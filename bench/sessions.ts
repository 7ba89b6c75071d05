import type pg from 'pg';
import { accessTokens } from '../server/src/platform/access-token.ts';

/** Opens a session for every account, with the account's identifier as its own. */
export async function openSessions(client: pg.Client): Promise<void> {
  await client.query('INSERT INTO sesion (id, usuario_id) SELECT id, id FROM usuario');
}

/** An access token of the session that `openSessions` left open for the account. */
export function tokenOfBench(secret: string, usuarioId: string): Promise<string> {
  const tokens = accessTokens(secret, { find: async () => undefined });
  return tokens.issue({ usuarioId, sesionId: usuarioId, version: 1 });
}
