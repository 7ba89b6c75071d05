import {
  createMcpHandler,
  type McpHttpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import type { ApiKey } from '../api-keys.repository.ts';
import { readVersion } from '../version.ts';
import { callTool, type ToolCaller } from './call-tool.ts';
import { endpointsFor, instructionsFor, toolOf } from './tools.ts';

export type Caller = ToolCaller & { readonly key: ApiKey };

/** Speaks the protocol for the application: each message of an assistant is answered by itself, and nothing is kept between two. */
export function openMcp(app: FastifyInstance): McpHttpHandler {
  return createMcpHandler(({ authInfo }) => serverFor(app, authInfo?.extra?.caller as Caller), {
    onerror: (error) => app.log.warn({ err: error }, 'mcp'),
    // The tools of a key change with its permissions alone, and nobody is told of that over a connection kept open.
    maxSubscriptions: 0,
  });
}

function serverFor(app: FastifyInstance, { key, ...caller }: Caller): Server {
  const endpoints = endpointsFor(app.endpoints, key);
  const server = new Server(
    { name: 'vatio', title: 'Vatio', version: readVersion().version },
    { capabilities: { tools: {} }, instructions: instructionsFor(endpoints) },
  );
  server.setRequestHandler('tools/list', () => ({ tools: endpoints.map(toolOf) }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
    const endpoint = endpoints.find((other) => toolOf(other).name === name);
    if (!endpoint) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `La clave no tiene la herramienta «${name}»`);
    }
    return callTool(app, endpoint, { ...caller, given });
  });
  return server;
}
