import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../platform/config.ts';
import { tooManyRequests } from '../../platform/problems.ts';

export type SignInLimits = {
  /** Whatever accounts are tried from one address. */
  readonly byAddress: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /**
   * Runs a sign-in unless its account has failed too often, from whatever addresses, whether it exists or not. Only
   * failures count, so that nobody is locked out by signing in.
   */
  readonly byAccount: <T>(email: string, reply: FastifyReply, signIn: () => Promise<T>) => Promise<T>;
};

type Failures = { readonly count: number; readonly until: number };

const WINDOW_MS = 15 * 60_000;
/** Accounts remembered; beyond it the oldest are forgotten, so that made-up names cannot fill the memory. */
const ACCOUNTS = 10_000;

/** Passwords are guessed slowly. Counted in the memory of this process. */
export function signInLimits(app: FastifyInstance, limits: Limits): SignInLimits {
  const count = app.createRateLimit({ max: limits.signInsPerMinuteAndAddress, timeWindow: '1 minute' });
  const failures = new Map<string, Failures>();
  return {
    byAddress: async (request, reply) => {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) refuse(reply, state.ttlInSeconds);
    },
    byAccount: async (email, reply, signIn) => {
      const account = email.toLowerCase();
      const now = Date.now();
      const kept = failures.get(account);
      const known = kept && kept.until > now ? kept : { count: 0, until: now + WINDOW_MS };
      if (known.count >= limits.signInsPerQuarterHourAndAccount) {
        refuse(reply, Math.ceil((known.until - now) / 1000));
      }
      // Counted before it is known to fail, so that trying many at once gains nothing.
      failures.delete(account);
      failures.set(account, { ...known, count: known.count + 1 });
      if (failures.size > ACCOUNTS) failures.delete(failures.keys().next().value ?? '');
      const answer = await signIn();
      failures.delete(account);
      return answer;
    },
  };
}

function refuse(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds);
  throw tooManyRequests();
}
