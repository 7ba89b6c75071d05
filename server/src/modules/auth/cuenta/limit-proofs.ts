import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Limits } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { forgetHits } from '../../../platform/limits.repository.ts';
import { enforceLimit } from '../../../platform/limits.ts';

const QUARTER_OF_AN_HOUR = 15 * 60;

/**
 * Limits how often somebody with a session of an account may fail to prove that it is theirs, as the sign-in does. Only
 * failures count in the end.
 */
export async function limitProofs<T>(
  { db, limits }: { readonly db: Db; readonly limits: Limits },
  { viewer, reply }: { readonly viewer: Viewer; readonly reply: FastifyReply },
  work: () => Promise<T>,
): Promise<T> {
  const of = ['clave-propia', viewer.id];
  const bounded = { of, seconds: QUARTER_OF_AN_HOUR, max: limits.signInsPerQuarterHourAndAccount };
  await enforceLimit({ db, reply, bounded });
  const answer = await work();
  await forgetHits(db, bounded);
  return answer;
}
