import { type Call, type EndpointOf, type ResponseOf, usuarios } from '@vatio/contract';
import type { z } from 'zod';
import { textLanguage } from '../texts/catalogue.ts';
import { addressOf } from './address.ts';
import { reportAnswer, reportBusy, reportOffline } from './connection.ts';
import { noConnection, problemOf, retryAfterMs } from './problem.ts';
import { renewAccess } from './renew.ts';
import { reportSecondStepAsked, SECOND_STEP_FIRST } from './second-step.ts';
import { readLook, readSession, sessionSignal } from './session.ts';

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [N in Name]?: z.input<Schema> }
    : { readonly [N in Name]: z.input<Schema> }
  : { readonly [N in Name]?: undefined };

type QueryPart<Schema> = Schema extends z.ZodType
  ? Part<'query', Schema> | { readonly query: z.output<Schema> }
  : Part<'query', Schema>;

/**
 * The input of a call: path parameters, query and body, each required if the contract requires it. The query may have
 * been parsed by the schema already, as the state of a list is.
 */
export type CallInput<C extends Call> = Part<'params', EndpointOf<C>['params']> &
  QueryPart<EndpointOf<C>['query']> &
  Part<'body', EndpointOf<C>['body']> &
  SendOptions;

type Sent = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

export type SendOptions = { readonly signal?: AbortSignal; readonly headers?: Record<string, string> };

/** Calls the business API and returns its JSON, or undefined when the answer has no body. Fails with a `Problem`. */
export async function call<E extends Call>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  return bodyOf<E>(await send(endpoint, input));
}

/** The JSON of an answer. Its type is that of the contract, against which the server checks what it sends. */
export async function bodyOf<E extends Call>(response: Response): Promise<ResponseOf<E>> {
  const text = await response.text();
  return JSON.parse(text || 'null') ?? undefined;
}

/** Returns the raw response, for downloads and event streams. */
export async function send(endpoint: Call, input: Sent & SendOptions): Promise<Response> {
  const { method, path, access } = endpoint;
  const url = addressOf(path, input.params, input.query);
  const hasBody = input.body !== undefined;
  // A write that has been sent is to arrive, whoever signs out meanwhile.
  const isOwnRead = access !== 'public' && method === 'GET';
  const signal = isOwnRead ? withinSession(input.signal) : input.signal;
  const response = await withAccess(access, (authorization) =>
    fetch(url, {
      method,
      signal,
      headers: {
        ...authorization,
        // The titles of an export are in the language of the page, which need not be the browser's.
        'accept-language': textLanguage(),
        ...(hasBody && { 'content-type': 'application/json' }),
        ...input.headers,
      },
      body: hasBody ? JSON.stringify(input.body) : undefined,
    }),
  );
  return orProblem(response, `${method} ${path}`);
}

function withinSession(signal: AbortSignal | undefined): AbortSignal {
  return signal ? AbortSignal.any([signal, sessionSignal()]) : sessionSignal();
}

/** Sends a request with the session's token and, on a 401, once more with a renewed one. */
export async function withAccess(
  access: Call['access'],
  attempt: (authorization: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  if (access === 'public') return answered(attempt({}));
  const token = readSession()?.accessToken;
  const response = await answered(attempt(bearer(token)));
  if (response.status !== 401) return response;
  return answered(attempt(bearer(await renewAccess(token))));
}

/** Waits for a response, even a failure, and reports to the connection that there is a network. */
async function answered(request: Promise<Response>): Promise<Response> {
  const response = await request.catch(passAborts);
  if ([502, 503, 504].includes(response.status)) reportBusy(retryAfterMs(response));
  else reportAnswer();
  return response;
}

/**
 * Turns failed responses into a `Problem`. Those that should never happen (400, 5xx) are also written to the console.
 */
export async function orProblem(response: Response, what: string): Promise<Response> {
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (problem.code === SECOND_STEP_FIRST) reportSecondStepAsked();
  if (problem.status === 400 || problem.status >= 500) console.error(what, problem.status, problem);
  throw problem;
}

function bearer(token: string | undefined): Record<string, string> {
  const look = readLook();
  return token
    ? { authorization: `Bearer ${token}`, ...(look && { [usuarios.LOOK_HEADER]: look.mirada }) }
    : {};
}

function passAborts(cause: unknown): never {
  const aborted =
    typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'AbortError';
  if (aborted) throw cause;
  reportOffline();
  throw noConnection();
}
