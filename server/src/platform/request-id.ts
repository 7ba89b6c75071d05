import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
/** What a proxy may give a call as its name; anything else could write lines of its own into the log. */
const PLAIN = /^[\w.:-]{8,64}$/;

/** The id of a call: the one that the proxy in front gave it, where one is trusted, or a new one. */
export function requestIds(trustProxy: string | undefined): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers[HEADER];
    return trustProxy !== undefined && typeof given === 'string' && PLAIN.test(given) ? given : randomUUID();
  };
}

/** Every answer of the API carries the id with which the log names its call. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/v1/')) reply.header(HEADER, request.id);
    done();
  });
}
