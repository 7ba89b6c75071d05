import type { FastifyInstance } from 'fastify';

/** The API's answers are about people, so no cache may keep them unless a handler says otherwise. */
export function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (url.startsWith('/v1/')) reply.header('cache-control', 'no-store');
    done();
  });
}
