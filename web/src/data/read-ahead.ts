import type { Call, ListDefinition } from '@vatio/contract';
import type { RawSearch } from '../router/search.ts';
import type { CallInput } from './call.ts';
import { readListState } from './list-state.ts';
import { ownParametersOf } from './page-size.ts';
import { queryClient } from './query-client.ts';
import { readOptions } from './use-read.ts';

/** Reads what `useRead(endpoint, input)` is about to read. A failure is ignored, because `useRead` reports it. */
export function readAhead<E extends Call>(endpoint: E, input: CallInput<E>): Promise<void> {
  return queryClient.prefetchQuery(readOptions<E>(endpoint, input));
}

/**
 * The same for a list, from its address: `export const readAhead = listAhead(clientes.list, clientesList)`. A board reads
 * its own lanes.
 */
export function listAhead<E extends Call>(endpoint: E, definition: ListDefinition) {
  return ({ search }: { readonly search: RawSearch }) => {
    if (search.tablero) return undefined;
    const query = readListState(ownParametersOf(definition), search);
    return readAhead<E>(endpoint, { query } as CallInput<E>);
  };
}
