import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../platform/config.ts';
import { tooManyRequests } from '../../platform/problems.ts';

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Passwords are guessed slowly: by address, whatever accounts are tried, and by account, whatever addresses
 * try it, whether it exists or not. Counted in the memory of this process.
 */
export function signInLimits(app: FastifyInstance, limits: Limits): { byAddress: Limit; byAccount: Limit } {
  return {
    byAddress: limit(app.createRateLimit({ max: limits.signInsPerMinuteAndAddress, timeWindow: '1 minute' })),
    byAccount: limit(
      app.createRateLimit({
        max: limits.signInsPerQuarterHourAndAccount,
        timeWindow: '15 minutes',
        keyGenerator: ({ body }) => accountOf(body),
      }),
    ),
  };
}

function limit(count: ReturnType<FastifyInstance['createRateLimit']>): Limit {
  return async (request, reply) => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw tooManyRequests();
  };
}

function accountOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return String(email).toLowerCase();
}
