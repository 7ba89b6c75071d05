import { auth, type Call, campos, type ListDefinition, vistas } from '@vatio/contract';
import type { RawSearch } from '../router/search.ts';
import { call } from './call.ts';
import { readListState } from './list-state.ts';
import { ownParametersOf } from './page-size.ts';
import { queryClient } from './query-client.ts';
import { readSession } from './session.ts';
import { keyOf, keyWithin } from './use-read.ts';

/** A call whose answer comes with the opening. */
type Reading =
  | Call
  | {
      readonly read: Call;
      /** The filter of the list that it is asked without, because it counts by it. */
      readonly without?: string;
      /** The call that makes it stale too, as the rows do their totals. */
      readonly within?: Call;
    };

/** The calls whose answers come together when a list is opened, by the name of each in the answer. */
type Reads = { readonly list: Call; readonly [part: string]: Reading };

type Answers = Readonly<Record<string, unknown>>;

/** One of those reads, which finds the answer there. */
type Part = { readonly name: string; readonly read: Call; readonly input: object; readonly within?: Call };

/**
 * Asks for everything that a list shows when it is opened in one call, beside the code of its screen:
 * `readAhead: openAhead(aperturas.productos, productosList, { list: productos.list })` in the row of the screen, or in the
 * file of the screen where the first file of the program is not to carry the definition of its list. The reads of the screen
 * take their parts of the answer, and make their own calls afterwards. A board reads its own lanes.
 */
export function openAhead(opening: Call, definition: ListDefinition, reads: Reads) {
  return ({ search }: { readonly search: RawSearch }) => {
    if (search.tablero) return undefined;
    const query = readListState(ownParametersOf(definition), search);
    const parts = Object.entries({ ...reads, vistas: vistas.list }).map(([name, reading]) =>
      partOf({ name, reading, list: reads.list }, query),
    );
    return askTogether(
      opening,
      parts.filter(({ read }) => isForUser(read)),
      { query },
    );
  };
}

/**
 * Asks in one call for what several reads are about to ask for, and lets each wait for its part of the answer. Nothing is
 * asked for while all of them are fresh. The promise is kept once each has its part or has failed.
 */
export function askTogether(opening: Call, parts: readonly Part[], input = {}): Promise<unknown> {
  let answer: Promise<Answers> | undefined;
  const ask = () => {
    // Where the opening fails, each read says by its own call what is wrong, and the others have their rows.
    answer ??= call(opening, input).catch(() => ({})) as Promise<Answers>;
    return answer;
  };
  return Promise.all(parts.map((part) => take(part, ask)));
}

type Named = { readonly name: string; readonly reading: Reading; readonly list: Call };

/** The read as the screen makes it: the sums of a list have its filters, and the rest of the parts none. */
function partOf({ name, reading, list }: Named, query: object): Part {
  const { read, without = '', within } = 'read' in reading ? reading : { read: reading };
  if (name === 'list') return { name, read, input: { query } };
  if (!SUMS.includes(name)) return { name, read, input: {}, within };
  const left = ['page', 'limit', 'sort', without];
  const filters = Object.entries(query).filter(([parameter]) => !left.includes(parameter));
  return {
    name,
    read,
    input: { query: Object.fromEntries(filters) },
    within: name === 'totals' ? list : within,
  };
}

const SUMS: readonly string[] = ['totals', 'count', 'summary'];

/** What the opening leaves out for the user, whose screen does not ask for it either. */
function isForUser({ path, access }: Call): boolean {
  const role = readSession()?.userData.role;
  return (
    role !== undefined && auth.allows(role, access) && !(role === 'cliente' && path === campos.list.path)
  );
}

/** Lets a read wait for its part of the answer. What the answer leaves out is asked for by the read's own call. */
function take({ name, read, input, within }: Part, ask: () => Promise<Answers>): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: within ? keyWithin(within, read, input) : keyOf(read, input),
    queryFn: async ({ signal }) => (await ask())[name] ?? call(read, { ...input, signal } as object),
    ...('query' in input ? {} : { staleTime: 60_000 }),
  });
}
