import type * as endpoint from './endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** What a client needs to make a call. What goes in and comes out, the compiler finds by its method and its path. */
export type Call = Pick<endpoint.EndpointSpec, 'method' | 'path' | 'access'>;

type Nouns = typeof endpoints;
type EndpointsIn<Noun> = Noun extends object
  ? { [K in keyof Noun]: Noun[K] extends endpoint.EndpointSpec ? Noun[K] : never }[keyof Noun]
  : never;
type Declared = {
  [E in Extract<EndpointsIn<Nouns[keyof Nouns]>, endpoint.EndpointSpec> as `${E['method']} ${E['path']}`]: E;
};

type Named<Name extends string> = Name extends keyof Declared
  ? Extract<Declared[Name], endpoint.EndpointSpec>
  : endpoint.EndpointSpec;

/** The endpoint of a call, which has the schemas; of an endpoint, itself. */
export type EndpointOf<C extends Call> = C extends endpoint.EndpointSpec
  ? C
  : Named<`${C['method']} ${C['path']}`>;

export type ParamsOf<C extends Call> = endpoint.ParamsOf<EndpointOf<C>>;
export type QueryOf<C extends Call> = endpoint.QueryOf<EndpointOf<C>>;
export type QueryInputOf<C extends Call> = endpoint.QueryInputOf<EndpointOf<C>>;
export type BodyOf<C extends Call> = endpoint.BodyOf<EndpointOf<C>>;
export type BodyInputOf<C extends Call> = endpoint.BodyInputOf<EndpointOf<C>>;
export type ResponseOf<C extends Call> = endpoint.ResponseOf<EndpointOf<C>>;
