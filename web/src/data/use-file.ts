import { useQuery } from '@tanstack/react-query';
import type { Call } from '@vatio/contract';
import { type CallInput, send } from './call.ts';
import type { Problem } from './problem.ts';
import { keyOf } from './use-read.ts';

/** A file fetched with the session's token; it is kept while a component uses it. */
export function useFile<E extends Call>(endpoint: E, input: CallInput<E>) {
  return useQuery<Blob, Problem>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }) => (await send(endpoint, { ...input, signal })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
