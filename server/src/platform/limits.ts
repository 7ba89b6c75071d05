import { isIPv6 } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { Db } from './database.ts';
import { deletePastAnswers } from './idempotency/kept-answers.repository.ts';
import type { Jobs } from './jobs.ts';
import { countHit, deletePastLimits, type Limit } from './limits.repository.ts';
import { type ProblemError, tooManyRequests } from './problems.ts';

export type Bounded = Limit & { readonly max: number };

/**
 * Counts once for all the processes of the database. Beyond the limit the call is refused, and told for how
 * long.
 */
export async function enforceLimit({
  db,
  reply,
  bounded: { max, ...limit },
  refusal = tooManyRequests,
}: {
  readonly db: Db;
  readonly reply: FastifyReply;
  readonly bounded: Bounded;
  readonly refusal?: () => ProblemError;
}): Promise<void> {
  const { count, secondsLeft } = await countHit(db, limit);
  if (count <= max) return;
  reply.header('retry-after', Math.max(secondsLeft, 1));
  throw refusal();
}

/** One subscriber of IPv6 has the 2^64 addresses of a network, so the network counts as one. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace(/^::ffff:/, '');
  const [head = '', tail] = ip.split('::');
  const first = head.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(':').length;
  const groups = tail === undefined ? first : [...first, ...Array(missing).fill('0'), ...tail.split(':')];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

/** Deletes expired counts and kept answers, now and once a day. The returned function stops it. */
export function startLimitsCleanup({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily('limites-pasados', '04:10', async () => {
    await deletePastLimits(db);
    await deletePastAnswers(db);
  });
}
