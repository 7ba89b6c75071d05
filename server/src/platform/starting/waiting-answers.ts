import type { IncomingMessage, RequestListener } from 'node:http';
import { readVersion } from '../version.ts';
import type { Steps } from './steps.ts';
import { DETAIL, drawnStep, PAGE_HEADERS, waitingPage } from './waiting-page.ts';

/** A start takes a few seconds where the web is built, and whoever asks again sooner loses nothing. */
const RETRY_AFTER_SECONDS = '2';

const OF_CALLS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * What is answered while the application is not there yet: to supervisors that the process lives and takes no calls, to a
 * browser the page that tells how far the start is, and to calls that they have to come again.
 */
export function waitingAnswers(steps: Steps, showsPage: boolean): RequestListener {
  const running = readVersion();
  return (request, reply) => {
    if (request.method === 'GET' && pathOf(request) === '/v1/salud/vivo') {
      reply.writeHead(200, { ...OF_CALLS, 'content-type': 'application/json; charset=utf-8' });
      reply.end(JSON.stringify({ estado: 'vivo', ...running }));
      return;
    }
    const page = showsPage && opensPage(request);
    const own = page ? PAGE_HEADERS : { ...OF_CALLS, 'content-type': 'application/problem+json' };
    reply.writeHead(503, { ...own, 'retry-after': RETRY_AFTER_SECONDS });
    reply.end(page ? waitingPage(steps.list()) : JSON.stringify(starting(steps)));
  };
}

function starting(steps: Steps) {
  return {
    type: 'urn:vatio:problema:arrancando',
    title: 'Vatio está arrancando',
    status: 503,
    code: 'arrancando',
    detail: DETAIL,
    datos: { pasos: steps.list().map(drawnStep) },
  };
}

function opensPage(request: IncomingMessage): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return (
    reads && (request.headers.accept?.includes('text/html') ?? false) && !/^\/v1(\/|$)/.test(pathOf(request))
  );
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}
