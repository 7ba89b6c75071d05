import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { Call, ResponseOf } from '@vatio/contract';
import { type CallInput, call } from './call.ts';
import type { Problem } from './problem.ts';

type Read<E extends Call, T> = Omit<
  UseQueryOptions<ResponseOf<E>, Problem, T>,
  'queryKey' | 'queryFn' | 'placeholderData'
> & {
  /** Keeps showing the last rows while the next page or filter loads. */
  readonly keepPrevious?: boolean;
  /** Whatever makes the reads of this path stale makes this one stale too: the totals of a list depend on its rows. */
  readonly staleWith?: Pick<Call, 'path'>;
};

/** The keys of an endpoint's reads all begin with its path, so that a write can make them stale together. */
export function keyOf(endpoint: Pick<Call, 'path'>, input?: object): QueryKey {
  return input ? [endpoint.path, input] : [endpoint.path];
}

/** The key of a read that becomes stale with those of another path. */
export function keyWithin(outer: Pick<Call, 'path'>, endpoint: Pick<Call, 'path'>, input: object): QueryKey {
  return [...keyOf(outer), ...keyOf(endpoint, input)];
}

/** The same read for use outside a component: `queryClient.prefetchQuery(readOptions(…))`, `useQueries`. */
export function readOptions<E extends Call>(endpoint: E, input: CallInput<E>) {
  return queryOptions<ResponseOf<E>, Problem>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call<E>(endpoint, { ...input, signal }),
  });
}

/** Reads an endpoint: `useRead(clientes.get, { params: { id } })`. */
export function useRead<E extends Call, T = ResponseOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  { keepPrevious, staleWith, ...options }: Read<E, T> = {},
): UseQueryResult<T, Problem> {
  return useQuery({
    queryKey: staleWith ? keyWithin(staleWith, endpoint, input) : keyOf(endpoint, input),
    queryFn: ({ signal }) => call<E>(endpoint, { ...input, signal }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}
