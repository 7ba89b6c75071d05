import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validKey } from '../admission.ts';
import { bearerOf } from '../api-keys.ts';
import { problem } from '../problems.ts';
import type { Caller } from './protocol.ts';

const PATH = '/v1/mcp';

/**
 * The calls of the API as tools for assistants (Model Context Protocol, Streamable HTTP), for whoever comes with a key. It
 * is no call of the contract, because its format is not ours. The protocol's library is loaded by the first who comes.
 */
export function serveMcp(app: FastifyInstance, publicUrl: string): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  let opened: Promise<McpHttpHandler> | undefined;
  app.addHook('onClose', async () => (await opened)?.close());
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: PATH,
    schema: { hide: true },
    // As in `route()`: after the rate limit, and before the body is read.
    preParsing: async (request, reply) => {
      refuseOtherPages(request, publicUrl);
      callers.set(request, await callerOf(app, request, reply));
    },
    handler: async (request, reply) => {
      opened ??= import('./protocol.ts').then(({ openMcp }) => openMcp(app));
      const { fetch } = await opened;
      const caller = callers.get(request);
      return fetch(webRequest(request, reply), {
        ...(request.method === 'POST' && { parsedBody: request.body }),
        authInfo: { token: '', clientId: '', scopes: [], extra: { caller } },
      });
    },
  });
}

/** The protocol asks for this: a page of another site may have been given our address as its own (DNS rebinding). */
function refuseOtherPages({ headers: { origin } }: FastifyRequest, publicUrl: string): void {
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  throw problem({
    code: 'origen-no-admitido',
    status: 403,
    title: 'Esta dirección no atiende a otras páginas',
  });
}

async function callerOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const secret = bearerOf(request.headers) ?? '';
  reply.header('www-authenticate', 'Bearer');
  const key = await validKey(app.apiKeys, secret);
  reply.removeHeader('www-authenticate');
  return { key, secret, ip: request.ip };
}

/** The request as the library reads it; whoever hangs up aborts it. */
function webRequest({ method, headers, url }: FastifyRequest, reply: FastifyReply): Request {
  const hungUp = new AbortController();
  reply.raw.once('close', () => hungUp.abort());
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return new Request(new URL(url, 'http://vatio'), {
    method,
    headers: given.map(([name, value]) => [name, value]),
    signal: hungUp.signal,
  });
}
