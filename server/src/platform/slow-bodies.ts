import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The longest time, in ms, for a whole body, or for a file to bring nothing. */
const PATIENCE_MS = 30_000;
/** The bytes that a file has to bring in that time: a kilobyte a second, less than the worst mobile network. */
const LEAST_BYTES = 30_000;

const REFUSAL = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Closes the connections that keep a call open by sending its body by drops. A form with files may take as long
 * as it needs while it advances; any other body is small and has a fixed time. Node itself closes slow headers.
 */
export function refuseSlowBodies(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request, patienceMs);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch({ raw, headers }: FastifyRequest, patienceMs: number): void {
  const { socket } = raw;
  // An injected call has no connection that it could keep open.
  if (!(socket instanceof Socket)) return;
  const withFiles = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const received = socket.bytesRead - before;
    before = socket.bytesRead;
    if (withFiles && received >= LEAST_BYTES) return;
    clearInterval(timer);
    socket.end(REFUSAL, () => socket.destroy());
  }, patienceMs);
  timer.unref();
  const done = () => clearInterval(timer);
  raw.once('end', done).once('close', done);
}
