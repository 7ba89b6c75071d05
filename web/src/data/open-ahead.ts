import { type Call, campos, type ListDefinition, vistas } from '@vatio/contract';
import type { RawSearch } from '../router/search.ts';
import { call } from './call.ts';
import { readListState } from './list-state.ts';
import { ownParametersOf } from './page-size.ts';
import { queryClient } from './query-client.ts';
import { readSession } from './session.ts';
import { keyOf, keyWithin } from './use-read.ts';

/** The calls whose answers come together when a list is opened, by the name of each in the answer. */
type Reads = {
  readonly list: Call;
  readonly totals?: Call;
  readonly count?: Call;
  readonly facets?: Call;
};

/** One of those reads as the screen makes it, which finds the answer there. */
type Part = { readonly name: string; readonly read: Call; readonly query?: object; readonly within?: Call };

/**
 * Asks for everything that a list shows when it is opened in one call, beside the code of its screen:
 * `readAhead: openAhead(aperturas.productos, productosList, { list: productos.list })` in the row of the screen. The reads of
 * the screen take their parts of the answer, and make their own calls afterwards. A board reads its own lanes.
 */
export function openAhead(opening: Call, definition: ListDefinition, reads: Reads) {
  return ({ search }: { readonly search: RawSearch }): void => {
    if (search.tablero) return;
    const query = readListState(ownParametersOf(definition), search);
    let answer: Promise<Readonly<Record<string, unknown>>> | undefined;
    const ask = () => {
      answer ??= call(opening, { query } as object) as Promise<Readonly<Record<string, unknown>>>;
      return answer;
    };
    for (const part of partsOf(reads, query)) take(part, ask);
  };
}

function partsOf({ list, totals, count, facets }: Reads, query: object): Part[] {
  const {
    page: _page,
    limit: _limit,
    sort: _sort,
    ...filters
  }: Readonly<Record<string, unknown>> = {
    ...query,
  };
  const sells = readSession()?.userData.role !== 'cliente';
  return [
    { name: 'list', read: list, query },
    ...(totals ? [{ name: 'totals', read: totals, query: filters, within: list }] : []),
    ...(count ? [{ name: 'count', read: count, query: filters }] : []),
    ...(facets ? [{ name: 'facets', read: facets }] : []),
    { name: 'vistas', read: vistas.list },
    ...(sells ? [{ name: 'campos', read: campos.list }] : []),
  ];
}

/** Lets a read wait for its part of the answer. What the answer leaves out is asked for by the read's own call. */
function take({ name, read, query, within }: Part, ask: () => Promise<Readonly<Record<string, unknown>>>) {
  const input = query ? { query } : {};
  queryClient.prefetchQuery({
    queryKey: within ? keyWithin(within, read, input) : keyOf(read, input),
    queryFn: async ({ signal }) => (await ask())[name] ?? call(read, { ...input, signal } as object),
    ...(query === undefined && { staleTime: 60_000 }),
  });
}
