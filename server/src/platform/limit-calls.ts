import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Db } from './database.ts';
import { addressKey } from './limits.ts';
import type { Listener } from './listen.ts';
import { tooManyRequests } from './problems.ts';
import { SharedCalls } from './shared-calls.ts';

const MINUTE_MS = 60_000;

/** Refuses whoever calls the API too often, whichever process of the database they call. */
export async function limitCalls(
  app: FastifyInstance,
  { db, listener }: { readonly db: Db; readonly listener: Listener },
  max: number,
): Promise<void> {
  const calls = new SharedCalls({ db, listener, max, windowMs: MINUTE_MS });
  app.addHook('onClose', async () => calls.close());
  await app.register(rateLimit, {
    max,
    timeWindow: MINUTE_MS,
    store: storeOf(calls),
    keyGenerator: ({ ip }) => addressKey(ip),
    allowList: (request) => !request.url.startsWith('/v1/'),
    errorResponseBuilder: tooManyRequests,
  });
}

/** The same as a store of the library that refuses calls. */
function storeOf(calls: SharedCalls): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(address: string, answer: (error: null, result: { current: number; ttl: number }) => void): void {
      answer(null, calls.count(address));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
