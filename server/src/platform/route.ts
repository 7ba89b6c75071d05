import type { BodyOf, EndpointSpec, ParamsOf, QueryOf, ResponseOf } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens, Viewer } from './access-token.ts';
import { type Admitted, admit } from './admission.ts';
import type { ApiKeys } from './api-keys.ts';
import { withCallingKey } from './calling-key.ts';
import type { Db } from './database.ts';
import { isEventStream, untilSessionEnds } from './event-streams.ts';
import { onceByKey } from './idempotency/once-by-key.ts';
import { isReadable, readerOf } from './idempotency/still-readable.ts';
import { endpointSchema } from './openapi/openapi.ts';
import type { ReplicaReads } from './replica-reads.ts';
import { readUpload, type UploadedFile } from './upload.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly accessTokens: AccessTokens;
    readonly apiKeys: ApiKeys;
    readonly db: Db;
    /** Absent where there is no replica. */
    readonly replica: ReplicaReads | undefined;
    /** Every endpoint that has a handler, for OpenAPI and for the tests that walk over all of them. */
    readonly endpoints: EndpointSpec[];
    /** What answers each of them, for the calls that answer several at once. */
    readonly answers: Map<EndpointSpec, (call: Call<EndpointSpec>) => unknown>;
  }
  interface FastifyRequest {
    /** Whoever was let in to an endpoint that is not public. */
    admitted: Admitted | undefined;
  }
}

/** The input of a handler; its types come from the contract. */
export type Call<E extends EndpointSpec> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The signed-in user; a public endpoint has none. */
  readonly viewer: E['access'] extends 'public' ? undefined : Viewer;
  /** The files of a `multipart` endpoint. */
  readonly files: readonly UploadedFile[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A handler answers what the contract says, a download, or nothing (204). */
type Answer<E extends EndpointSpec> = undefined extends ResponseOf<E> ? unknown : ResponseOf<E>;

type Handler<E extends EndpointSpec> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** A form may be refused before it is read, so that its sender need not send all of it. */
type GuardedHandler<E extends EndpointSpec> = {
  /** Throws the refusal before the files are read. */
  readonly beforeFiles: (call: Pick<Call<E>, 'params' | 'viewer' | 'request' | 'reply'>) => Promise<void>;
  readonly handle: Handler<E>;
};

/**
 * The only way to declare a call of the API: it admits whom the endpoint's `access` lets in, with valid input.
 */
export function route<const E extends EndpointSpec>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E> | GuardedHandler<E>,
): void {
  const { beforeFiles, handle } =
    typeof handler === 'function' ? { beforeFiles: undefined, handle: handler } : handler;
  app.endpoints.push(endpoint);
  app.answers.set(endpoint, async (call) => shownTo(call.viewer, endpoint, await handle(call as Call<E>)));
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: endpointSchema(endpoint),
    // The check runs after the rate limit and before the body is read.
    preParsing: async (request) => {
      request.admitted = await admit(app, endpoint, request);
    },
    onSend: (request, reply, payload, done) => {
      const isOpen = request.admitted?.isOpen;
      done(null, isOpen && isEventStream(reply, payload) ? untilSessionEnds(payload, isOpen) : payload);
    },
    handler: async (request, reply) => {
      const params = request.params as ParamsOf<E>;
      const viewer = request.admitted?.viewer;
      await beforeFiles?.({ params, viewer: viewer as Call<E>['viewer'], request, reply });
      const form = endpoint.multipart ? await readUpload(request, endpoint) : undefined;
      const call = {
        params,
        query: request.query,
        body: form === undefined ? request.body : form.fields,
        viewer,
        files: form?.files ?? [],
        request,
        reply,
      };
      const work = () =>
        withCallingKey(request.admitted?.keyId ?? null, () =>
          onceByKey(
            app.db,
            { ...call, endpoint, mayRead: mayRead(app, endpoint, call as Call<E>) },
            async () => shownTo(call.viewer, endpoint, await handle(call as Call<E>)),
          ),
        );
      const answer = await whereItBelongs(app, { endpoint, viewer: call.viewer }, work);
      // A stream whose listener hung up has sent its head, and no other answer can follow.
      const begun = reply.sent || reply.raw.headersSent;
      return answer === undefined && !begun ? reply.code(204).send() : answer;
    },
  });
}

/** Reads what an answer is about as the same caller would, to know whether they still may. */
function mayRead<E extends EndpointSpec>(app: FastifyInstance, endpoint: E, call: Call<E>) {
  return async (answer: Readonly<Record<string, unknown>>): Promise<boolean> => {
    const reader = readerOf(app.endpoints, { endpoint, params: call.params, answer });
    if (!reader) return true;
    const query = reader.endpoint.query?.parse({}) ?? {};
    const reading = { ...call, params: reader.params, query, body: undefined } as Call<EndpointSpec>;
    return isReadable(() => answerOf(app, reader.endpoint, reading));
  };
}

/**
 * Reads of many things may go to a replica. Of one thing they do not: it may be about to be changed, by somebody who has to
 * see its present version.
 */
async function whereItBelongs<T>(
  { replica }: FastifyInstance,
  { endpoint, viewer }: { readonly endpoint: EndpointSpec; readonly viewer: Viewer | undefined },
  work: () => Promise<T>,
): Promise<T> {
  if (replica === undefined || viewer === undefined) return work();
  if (endpoint.method === 'GET') return endpoint.path.includes('/:') ? work() : replica.read(viewer.id, work);
  const answer = await work();
  await replica.wrote(viewer.id);
  return answer;
}

/** What an endpoint answers to the input within another call, whose viewer it admits. */
export async function answerOf<E extends EndpointSpec>(
  { answers }: FastifyInstance,
  endpoint: E,
  call: Call<EndpointSpec>,
): Promise<ResponseOf<E>> {
  const answer = answers.get(endpoint);
  if (!answer) throw new Error(`${endpoint.method} ${endpoint.path} has no handler`);
  return (await answer(call)) as ResponseOf<E>;
}

/** What has been written for the account up to now, by a job too, is what it reads from here on. */
export async function wroteAs({ replica }: FastifyInstance, { id }: Viewer): Promise<void> {
  await replica?.wrote(id);
}

/**
 * A client's account reads only what the endpoint lists for clients, so that a field added one day is not shown
 * to them.
 */
function shownTo(viewer: Viewer | undefined, { clientResponse }: EndpointSpec, answer: unknown): unknown {
  return viewer?.role === 'cliente' && clientResponse ? clientResponse.parse(answer) : answer;
}
