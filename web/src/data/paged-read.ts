import type { Call, ResponseOf } from '@vatio/contract';
import { bodyOf, type CallInput, send } from './call.ts';

/** A list of the server that is read one page after another. */
export type PagedRead<Row> = {
  readonly path: `/v1/${string}`;
  readonly query: object;
  readonly load: (query: object, signal: AbortSignal) => Promise<PageOf<Row>>;
};

export type PageOf<Row> = {
  readonly rows: readonly Row[];
  readonly count: number;
  /** The number of rows without filters. */
  readonly total: number;
};

type RowOf<E extends Call> = ResponseOf<E> extends PageOf<infer Row> ? Row : never;

/** Reads the pages of a list with these filters and this order: `pagedRead(contratos.list, { atr: ['activado'] })`. */
export function pagedRead<E extends Call>(
  endpoint: E,
  query: Omit<NonNullable<CallInput<E>['query']>, 'page' | 'limit'>,
): PagedRead<RowOf<E>> {
  return {
    path: endpoint.path,
    query,
    load: async (wanted, signal) => {
      const response = await send(endpoint, { query: wanted, signal });
      return (await bodyOf<E>(response)) as PageOf<RowOf<E>>;
    },
  };
}
