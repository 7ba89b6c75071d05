import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type AccessTokens, accessTokens, type Viewer } from './access-token.ts';
import type { Db } from './database.ts';

/** An hour is longer than any test. */
const AN_HOUR_MS = 3_600_000;

/** Opens a session of an account, whatever its state, and answers its access token. */
async function newToken(db: Db, tokens: Pick<AccessTokens, 'issue'>, { id }: Viewer): Promise<string> {
  const { id: sesionId } = await db
    .insertInto('sesion')
    .values({ usuarioId: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const caducaEn = new Date(Date.now() + AN_HOUR_MS);
  await db
    .insertInto('testigoRefresco')
    .values({ hash: randomBytes(32), sesionId, caducaEn })
    .execute();
  const { versionAcceso: version } = await db
    .selectFrom('usuario')
    .select('versionAcceso')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return tokens.issue({ usuarioId: id, sesionId, version });
}

/** Opens a session for a server in another process, which signs with the given secret. */
export function newTokenSignedWith(db: Db, secret: string, viewer: Viewer): Promise<string> {
  return newToken(db, accessTokens(secret, { find: async () => undefined }), viewer);
}

type Opened = { readonly db: Db; readonly byAccount: Map<string, string> };
const opened = new WeakMap<FastifyInstance, Opened>();

/** Ties an application to its database, for `tokenOf`. */
export function openTestSessions(app: FastifyInstance, db: Db): void {
  opened.set(app, { db, byAccount: new Map() });
}

/** The access token of an open session of the account: the former one while it is valid. */
export async function tokenOf(app: FastifyInstance, viewer: Viewer): Promise<string> {
  const sessions = opened.get(app);
  if (!sessions) throw new Error('Not an application of testApp()');
  const kept = sessions.byAccount.get(viewer.id);
  if (kept && (await app.accessTokens.verify(kept))) return kept;
  const token = await newToken(sessions.db, app.accessTokens, viewer);
  sessions.byAccount.set(viewer.id, token);
  return token;
}
