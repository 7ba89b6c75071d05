import { type RawBuilder, sql } from 'kysely';

/** What a field sorts by; `filled`, when it is never blank: then an index serves both directions. */
export type SortColumn = RawBuilder<unknown> | { readonly filled: RawBuilder<unknown> };

export type SortField<F extends string> = { readonly field: F; readonly descending: boolean };

/** The fields of `a,-b`, each once; what the list does not sort by is left out. */
export function sortFields<F extends string>(
  sort: string,
  columns: Readonly<Record<F, unknown>>,
): SortField<F>[] {
  const fields = new Map<F, SortField<F>>();
  for (const said of sort.split(',')) {
    const field = said.replace(/^-/, '');
    if (isField(columns, field) && !fields.has(field)) {
      fields.set(field, { field, descending: said.startsWith('-') });
    }
  }
  return [...fields.values()];
}

/**
 * What comes after `order by` for the `sort` of a list: blanks last in both directions, and `tiebreak`, which tells any
 * two rows apart, at the end. Names sort in Spanish because their columns do.
 */
export function orderBy<F extends string>(
  sort: string | readonly SortField<F>[],
  columns: Readonly<Record<F, SortColumn>>,
  tiebreak: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const fields = typeof sort === 'string' ? sortFields(sort, columns) : sort;
  return sql.join([...fields.map(({ field, descending }) => keyOf(columns[field], descending)), tiebreak]);
}

function keyOf(column: SortColumn, descending: boolean): RawBuilder<unknown> {
  if ('filled' in column) return descending ? sql`${column.filled} desc` : column.filled;
  return descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
}

function isField<F extends string>(columns: Readonly<Record<F, unknown>>, field: string): field is F {
  return Object.hasOwn(columns, field);
}
