import type { z } from 'zod';
import { searchOf } from './address.ts';

/** Search parameters as the address has them: text, for a schema to read. */
export type RawSearch = Readonly<Record<string, string>>;

/** The query schema of a list endpoint: filters, `sort`, `page`, `limit`. */
export type ListSchema = z.ZodType<Record<string, unknown>>;

/**
 * The state of a list as its address says it. What the schema does not know belongs to someone else and is left
 * out; what it refuses falls back to its default, so that a mistyped address still opens the list.
 */
export function readListState<S extends ListSchema>(schema: S, search: RawSearch): z.output<S> {
  let candidate: Record<string, unknown> = { ...search };
  for (let attempt = schema.safeParse(candidate); ; attempt = schema.safeParse(candidate)) {
    if (attempt.success) return attempt.data;
    const wrong = attempt.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    );
    const kept = Object.entries(candidate).filter(([key]) => !wrong.includes(key));
    if (kept.length === Object.keys(candidate).length) throw attempt.error;
    candidate = Object.fromEntries(kept);
  }
}

/**
 * The search parameters after a change. Values equal to their default are left out of the address, parameters of
 * others stay, and any change but the page's own goes back to the first page.
 */
export function writeListState<S extends ListSchema>(
  schema: S,
  search: RawSearch,
  change: Readonly<Record<string, unknown>>,
): RawSearch {
  const defaults = readListState(schema, {});
  const current = readListState(schema, search);
  const restart = 'page' in change ? {} : { page: defaults.page };
  const next = { ...current, ...restart, ...change };
  const others = Object.entries(search).filter(([key]) => !(key in next));
  const said = Object.entries(next).filter(([key, value]) => textOf(value) !== textOf(defaults[key]));
  return parseSearch(searchOf(Object.fromEntries([...others, ...said])));
}

/** The filters in force: those that differ from their default, sort and paging apart. */
export function activeFilters<S extends ListSchema>(schema: S, search: RawSearch): string[] {
  const defaults = readListState(schema, {});
  return Object.entries(readListState(schema, search))
    .filter(([key, value]) => !PAGING.includes(key) && textOf(value) !== textOf(defaults[key]))
    .map(([key]) => key);
}

const PAGING = ['page', 'limit', 'sort'];

function textOf(value: unknown): string {
  return searchOf({ value });
}

/** The inverse of `searchOf`; of a repeated key the last one counts. */
export function parseSearch(text: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(text));
}
