import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearerOf, isApiKey } from './api-keys.ts';

/**
 * Gives every answer of a read in JSON, or of a calendar, its `ETag`, and answers whoever has that very answer already with a 304 and no body.
 * The tag is made of the text that is about to be sent, so that nothing is written out twice; it is weak, because the
 * text may travel compressed. It must be declared before compression.
 *
 * A program that calls with a key, and a calendar, may keep the answer to ask about it again. The browser of a session
 * may not, because what it keeps outlives the session.
 */
export function answerEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', ({ method, url, headers }, reply, payload, done) => {
    if (method !== 'GET' || !url.startsWith('/v1/') || reply.statusCode !== 200) return done(null, payload);
    if (typeof payload !== 'string' || !isTagged(reply)) return done(null, payload);
    const tag = `W/"${hash('sha256', payload, 'base64url')}"`;
    reply.header('etag', tag);
    if (isApiKey(bearerOf(headers) ?? '')) reply.header('cache-control', 'private, no-cache');
    if (!isKnown(headers['if-none-match'], tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    done(null, null);
  });
}

function isTagged(reply: FastifyReply): boolean {
  return /^(application\/json|text\/calendar)/.test(String(reply.getHeader('content-type')));
}

/** `If-None-Match` compares weakly (RFC 9110, 13.1.2): a proxy may have taken the `W/` off. */
function isKnown(header: string | undefined, tag: string): boolean {
  const strong = (given: string) => given.trim().replace(/^W\//, '');
  return header?.split(',').some((given) => ['*', strong(tag)].includes(strong(given))) ?? false;
}
