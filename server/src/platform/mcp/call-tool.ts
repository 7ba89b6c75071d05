import { callAddress, type EndpointSpec } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { invalidData, notFound, type ProblemError } from '../problems.ts';
import { isDoneOnce, toolOf } from './tools.ts';

export type ToolCaller = {
  /** The key with which the assistant came. */
  readonly secret: string;
  /** The address it came from, whose calls are counted. */
  readonly ip: string;
};

export type ToolAnswer = {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
};

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Makes the call of the tool as any program would, through the application's own door: with its key, its limits, its
 * checks, its audit and its problems.
 */
export async function callTool(
  app: FastifyInstance,
  endpoint: EndpointSpec,
  { secret, ip, given }: ToolCaller & { readonly given: Arguments },
): Promise<ToolAnswer> {
  const { body, idempotencyKey, ...rest } = given;
  const unknown = Object.keys(given).filter(
    (name) => !(name in (toolOf(endpoint).inputSchema.properties ?? {})),
  );
  if (unknown.length > 0)
    return refusal(invalidData(Object.fromEntries(unknown.map((name) => [name, 'No se conoce']))));
  const url = urlOf(endpoint, rest);
  if (url === undefined) return refusal(notFound());
  const answer = await app.inject({
    method: endpoint.method,
    url,
    remoteAddress: ip,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(isDoneOnce(endpoint) &&
        idempotencyKey !== undefined && { 'idempotency-key': String(idempotencyKey) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  if (answer.statusCode >= 400) return { ...textAnswer(answer.body), isError: true };
  return textAnswer(answer.statusCode === 204 ? 'Hecho' : answer.body);
}

function urlOf(endpoint: EndpointSpec, given: Arguments): string | undefined {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const entries = Object.entries(given);
  try {
    return callAddress({
      path: endpoint.path,
      params: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
      query: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    });
  } catch {
    return undefined;
  }
}

function textAnswer(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }] };
}

function refusal({ problem }: ProblemError): ToolAnswer {
  return { ...textAnswer(JSON.stringify(problem)), isError: true };
}
