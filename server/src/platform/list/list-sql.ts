import {
  type FieldOf,
  groupOfText,
  kindsOf,
  type ListDefinition,
  quickWhere,
  sortsOf,
} from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../access-token.ts';
import { isUuid } from '../uuid.ts';
import { pastedCodes } from './codes-sql.ts';
import { isInGroup } from './group-value.ts';
import type { SortColumn } from './order-by.ts';
import { type FilterColumn, type WherePart, wherePart, whereParts } from './where-sql.ts';

type Condition = RawBuilder<SqlBool>;

/** The SQL of a field: what it filters by, what it sorts by, what its total adds up and its average. */
type FieldSql<F> = F extends { sort: true } | { total: string }
  ? { readonly filter: FilterColumn } & (F extends { sort: true } ? { readonly sort: SortColumn } : unknown) &
      (F extends { total: string } ? { readonly total: RawBuilder<unknown> } : unknown) &
      (F extends { average: string } ? { readonly average: RawBuilder<unknown> } : unknown)
  : FilterColumn;

/** The SQL of a list, field by field: a field without it does not compile. */
export type ListSql<D extends ListDefinition> = {
  readonly fields: { readonly [K in FieldOf<D>]: FieldSql<D['fields'][K]> };
  /** The text in which a search looks; when absent, the list's own SQL does the search. */
  readonly search?: (q: string) => Condition;
  /** The rows with these keys; absent where none can be chosen. */
  readonly chosen?: (keys: readonly string[]) => Condition;
} & (D extends { sorts: readonly (infer S extends string)[] }
  ? { readonly sorts: Readonly<Record<S, SortColumn>> }
  : unknown) &
  (D extends { codes: string } ? { readonly codes: (codes: RawBuilder<string[]>) => Condition } : unknown);

/** The SQL of a list without the types of its definition. */
type AnyListSql = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly search?: (q: string) => Condition;
  readonly chosen?: (keys: readonly string[]) => Condition;
  readonly sorts?: Readonly<Record<string, SortColumn>>;
  readonly codes?: (codes: RawBuilder<string[]>) => Condition;
};

export type ListOf<D extends ListDefinition> = { readonly list: D; readonly sql: ListSql<D> };

type Query = Readonly<Record<string, unknown>> & {
  readonly q?: string | undefined;
  readonly donde?: string | undefined;
  readonly lista?: string | undefined;
  readonly deGrupo?: string | undefined;
  readonly ids?: readonly string[] | undefined;
};

type ListConditions = {
  /** Conditions of the readable parameters, that of the open group among them. */
  readonly quick: readonly WherePart[];
  readonly where: readonly WherePart[];
  /** Conditions of the search, of the pasted codes and of the chosen rows. */
  readonly others: readonly Condition[];
};

/** The conditions that a query sets on the rows of a list, except for its scope. */
export function listConditions<D extends ListDefinition>(
  { list, sql: listSql }: ListOf<D>,
  query: Query,
  viewer: Viewer,
): ListConditions {
  const { search, chosen, codes }: AnyListSql = listSql;
  const columns = filterColumns(listSql);
  const hidden = viewer.role === 'cliente' ? sellersOnlyOf(list) : [];
  const filterable = { fields: filterFieldsOf(list), columns, sellersOnly: hidden };
  const quick = [
    ...quickWhere(list, query).map((part) => wherePart(part, filterable, viewer)),
    ...(query.deGrupo === undefined ? [] : [groupPart(list, columns, query.deGrupo)]),
  ];
  return {
    quick: quick.filter(
      ({ fields: conditionFields }) => !conditionFields.some((field) => hidden.includes(field)),
    ),
    where: whereParts(query.donde, filterable, viewer),
    others: [
      ...(query.lista && codes ? [codes(pastedCodes(query.lista, viewer))] : []),
      ...(query.ids && chosen ? [chosen(query.ids)] : []),
      ...(query.q && search ? [search(query.q)] : []),
    ],
  };
}

function groupPart(
  { fields }: ListDefinition,
  columns: Readonly<Record<string, FilterColumn>>,
  text: string,
): WherePart {
  const { field, value } = groupOfText(text);
  return { fields: [field], condition: isInGroup(fields[field]!.kind, columns[field]!, value) };
}

/** What each field of a list filters by. */
export const filterColumns = onceFor(
  ({ fields }: AnyListSql): Readonly<Record<string, FilterColumn>> =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filterOf(field)])),
);

/** Whether the field is for sellers only and the viewer is a client. */
export function isHiddenFrom({ role }: Pick<Viewer, 'role'>, list: ListDefinition, name: string): boolean {
  return role === 'cliente' && sellersOnlyOf(list).includes(name);
}

/** The chosen rows of a list whose key is a `uuid`: any other text names no row. */
export function chosenByUuid(key: RawBuilder<unknown>): (keys: readonly string[]) => Condition {
  return (keys) => sql`${key} = any(${keys.filter(isUuid)}::uuid[])`;
}

export function listWhere<D extends ListDefinition>(
  list: ListOf<D>,
  query: Query,
  viewer: Viewer,
): Condition {
  const { quick, where, others } = listConditions(list, query, viewer);
  const all = [...[...quick, ...where].map(({ condition }) => condition), ...others];
  return all.length === 0 ? sql`true` : sql`(${sql.join(all, sql` and `)})`;
}

/** The sort keys that the viewer may use. */
export function listSorts<D extends ListDefinition>(
  list: D,
  { fields, sorts }: AnyListSql & ListSql<D>,
  { role }: Pick<Viewer, 'role'>,
): Readonly<Record<string, SortColumn>> {
  const hidden = role === 'cliente' ? sellersOnlyOf(list) : [];
  const columns = sortsOf(list)
    .filter((name) => !hidden.includes(name))
    .map((name) => [
      name,
      sorts?.[name] ?? (fields as Readonly<Record<string, { sort: SortColumn }>>)[name]!.sort,
    ]);
  return Object.fromEntries(columns);
}

/** Selects the sums and averages of a list under their names. */
export function listTotals<D extends ListDefinition>(list: D, of: ListSql<D>): RawBuilder<unknown> {
  return sql.join(totalColumns(list, of));
}

/** The sums and averages of a list, each under its name. */
export function totalColumns<D extends ListDefinition>(
  list: D,
  { fields }: ListSql<D>,
): RawBuilder<unknown>[] {
  const columns: Readonly<Record<string, unknown>> = fields;
  const sqlOf = (name: string) => columns[name] as Record<'total' | 'average', RawBuilder<unknown>>;
  return Object.entries(list.fields).flatMap(([name, { total, average }]) => [
    ...(total === undefined ? [] : [sql`${sqlOf(name).total} as ${sql.id(total)}`]),
    ...(average === undefined ? [] : [sql`${sqlOf(name).average} as ${sql.id(average)}`]),
  ]);
}

function filterOf(field: unknown): FilterColumn {
  return (isObject(field) && 'filter' in field ? field.filter : field) as FilterColumn;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const sellersOnlyOf = onceFor(({ fields }: ListDefinition): readonly string[] =>
  Object.entries(fields).flatMap(([name, { sellersOnly }]) => (sellersOnly ? [name] : [])),
);

const filterFieldsOf = onceFor((list: ListDefinition) => kindsOf(list));

/** What follows from the definition of a list is worked out once for each, and not at every call. */
function onceFor<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const value = work(key);
    known.set(key, value);
    return value;
  };
}
