import type { z } from 'zod';

/**
 * Who may call. Signed-in users of every role have `read Auth`; only administrators have `manage all`.
 * Which rows they then see is decided by the server.
 */
export type Access = 'public' | 'read Auth' | 'read ACL' | 'manage all';

export type EndpointSpec = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path under the base address writes its parameters as `:cups`. */
  readonly path: `/v1/${string}`;
  readonly access: Access;
  /** What a key needs for it, where that is not what its noun and method say, such as `supresiones:escribir`. */
  readonly ambito?: string;
  /** No key reaches it, whatever its permissions: what it does outlives the key, or is decided by a person. */
  readonly peopleOnly?: true;
  /** A client's account is refused, signed in or not as `access` says: the call is part of selling. */
  readonly sellersOnly?: true;
  /** Administrators whose account still lacks the second step that the house asks for may make this call, and no other. */
  readonly beforeSecondStep?: true;
  /** Its handler does what an `Idempotency-Key` asks for, in the transaction of the write itself. */
  readonly ownIdempotency?: true;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A body for the documentation, where the fields have to agree with each other in ways that no schema tells. */
  readonly example?: object;
  /** The body is `multipart/form-data`: files, and the fields that `body` describes. */
  readonly multipart?: true;
  /** The largest file that the form accepts, in bytes; 1 GiB when absent. */
  readonly fileBytes?: number;
  /** Media types of the 200 answer that is a file or a stream of events. */
  readonly answers?: readonly string[];
  /** Shape of the 200 answer; absent for downloads, event streams and empty answers. */
  readonly response?: z.ZodType;
  /**
   * What a client's account is let see of the 200 answer: a key that it does not name is left out. The same shape as
   * `response` but for the keys that are optional there.
   */
  readonly clientResponse?: z.ZodType;
  /**
   * Instead of `clientResponse`, the reason why a client's account may read all of the answer. What lets clients in has
   * one of the two: `server/src/what-a-client-reads.long.test.ts` fails without it.
   */
  readonly wholeForClients?: string;
};

/** One call of the business API. Server, client and OpenAPI all read this object. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

export type ParamsOf<E extends EndpointSpec> = Output<E['params']>;
export type QueryOf<E extends EndpointSpec> = Output<E['query']>;
export type QueryInputOf<E extends EndpointSpec> = Input<E['query']>;
export type BodyOf<E extends EndpointSpec> = Output<E['body']>;
export type BodyInputOf<E extends EndpointSpec> = Input<E['body']>;
export type ResponseOf<E extends EndpointSpec> = Output<E['response']>;
