import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Less than a second, so that somebody whose session has ended hears nothing of what happens afterwards. */
const EVERY_MS = 500;

export function isEventStream(reply: FastifyReply, payload: unknown): payload is Readable {
  return (
    payload instanceof Readable && String(reply.getHeader('content-type')).startsWith('text/event-stream')
  );
}

/**
 * Passes events on until the session ends or nobody can tell whether it has. The stream then closes normally,
 * so that the listener connects again and is told to sign in.
 */
export function untilSessionEnds(source: Readable, isOpen: () => Promise<boolean>): Readable {
  const events = new PassThrough();
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    const open = await isOpen().catch(() => false);
    asking = false;
    if (open) return;
    source.unpipe(events);
    events.end();
  }, EVERY_MS);
  source.once('error', (error) => events.destroy(error));
  events.once('close', () => {
    clearInterval(timer);
    source.destroy();
  });
  return source.pipe(events);
}
