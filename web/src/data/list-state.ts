import { compareNames } from '../format/fold.ts';
import { parseSearch, type RawSearch, searchOf } from '../router/search.ts';
import { fieldsOf, type ListSchema, readField, type StateOf } from './list-fields.ts';

/**
 * The state of a list according to its address. Parameters that the schema does not know belong to others and are left
 * out; invalid ones get their default, so that a mistyped address still opens the list.
 */
export function readListState<S extends ListSchema>(schema: S, search: RawSearch): StateOf<S> {
  const given = Object.entries(fieldsOf(schema)).map(
    ([name, field]) => [name, readField(field, search[name]) ?? field.default] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as StateOf<S>;
}

/**
 * The search parameters after a change. Values equal to their default are left out of the address, parameters of others
 * stay, and any change but that of the page goes back to the first page.
 */
export function writeListState<S extends ListSchema>(
  schema: S,
  search: RawSearch,
  change: Readonly<Record<string, unknown>>,
): RawSearch {
  const defaults = valuesOf(schema, {});
  const current = valuesOf(schema, search);
  const stays = 'page' in change || GROUPS_PAGE in change || 'deGrupo' in change;
  const restart = {
    ...('page' in change ? {} : { page: defaults.page }),
    ...(stays ? {} : { [GROUPS_PAGE]: undefined }),
  };
  const next = { ...current, ...restart, ...change };
  const others = Object.entries(search).filter(([key]) => !(key in next));
  const given = Object.entries(next).filter(([key, value]) => textOf(value) !== textOf(defaults[key]));
  return parseSearch(searchOf(Object.fromEntries([...others, ...given])));
}

/** The filters in force: those that differ from their default, without order and paging. */
export function activeFilters<S extends ListSchema>(schema: S, search: RawSearch): string[] {
  const defaults = valuesOf(schema, {});
  return Object.entries(valuesOf(schema, search))
    .filter(([key, value]) => !PAGING.includes(key) && textOf(value) !== textOf(defaults[key]))
    .map(([key]) => key);
}

const PAGING = ['page', 'limit', 'sort'];

/** The page of the groups of a list, which no schema has and no saved view keeps. */
const GROUPS_PAGE = 'grupos';

/**
 * Whether the list is a board, and how it is grouped: no schema has these parameters, and yet a saved view keeps them.
 */
const LOOKS: readonly string[] = ['tablero', 'grupo'];

/** The state as text, which a saved view keeps: without the page, and without its size, which is the user's own. */
export function textOfListState<S extends ListSchema>(schema: S, search: RawSearch): string {
  const first = writeListState(schema, search, { page: undefined, limit: undefined });
  const known = Object.entries(first).filter(([key]) => isKnown(schema, key));
  return searchOf(Object.fromEntries(known.toSorted(([a], [b]) => compareNames(a, b))));
}

/** The parameters of board and grouping as text, without filters, order or page size. */
export function textOfLook(search: RawSearch): string {
  return searchOf(Object.fromEntries(LOOKS.map((key) => [key, search[key]])));
}

/** The search parameters when the list shows exactly what `text` says; those of others stay. */
export function replaceListState<S extends ListSchema>(
  schema: S,
  search: RawSearch,
  text: string,
): RawSearch {
  const others = Object.entries(search).filter(([key]) => !isKnown(schema, key) && key !== GROUPS_PAGE);
  return { ...Object.fromEntries(others), ...writeListState(schema, parseSearch(text), { page: undefined }) };
}

/** Several lists of one page share the address, so each has its parameters behind a prefix: `altas.page`. */
export function ownSearch(search: RawSearch, prefix: string): RawSearch {
  const own = Object.entries(search).filter(([key]) => key.startsWith(`${prefix}.`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length + 1), value]));
}

/** The inverse of `ownSearch`: `own` behind the prefix, beside the parameters of others. */
export function withOwnSearch(search: RawSearch, prefix: string, own: RawSearch): RawSearch {
  const others = Object.entries(search).filter(([key]) => !key.startsWith(`${prefix}.`));
  const named = Object.entries(own).map(([key, value]) => [`${prefix}.${key}`, value] as const);
  return Object.fromEntries([...others, ...named]);
}

function valuesOf(schema: ListSchema, search: RawSearch): Readonly<Record<string, unknown>> {
  return { ...readListState(schema, search) };
}

function isKnown(schema: ListSchema, key: string): boolean {
  return LOOKS.includes(key) || Object.hasOwn(fieldsOf(schema), key);
}

function textOf(value: unknown): string {
  return searchOf({ value });
}
