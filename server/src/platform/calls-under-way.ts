import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem, sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the calls that still wait, because the process is about to end. */
    readonly answerCallsUnderWay: () => void;
  }
}

/** Follows the calls that wait for an answer. It must run before any route is declared. */
export function followCalls(app: FastifyInstance): void {
  const underWay = new Set<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    underWay.add(reply);
    reply.raw.once('close', () => underWay.delete(reply));
    done();
  });
  app.decorate('answerCallsUnderWay', () => {
    for (const reply of underWay) {
      if (reply.sent || reply.raw.headersSent) continue;
      reply.header('connection', 'close');
      sendProblem(reply, interrupted());
    }
  });
}

function interrupted() {
  return problem({
    code: 'servidor-en-cierre',
    status: 503,
    title: 'El servidor se cierra y no ha podido terminar lo que pedías',
    extra: {
      detail: 'Espera unos segundos y, si estabas guardando algo, mira si ha quedado antes de repetirlo',
    },
  });
}
