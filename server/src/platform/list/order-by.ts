import { type RawBuilder, sql } from 'kysely';

/**
 * The expression that a field sorts by. `filled` marks one that is never null, so that an index serves both
 * directions.
 */
export type SortColumn = RawBuilder<unknown> | { readonly filled: RawBuilder<unknown> };

export type SortField<F extends string> = { readonly field: F; readonly descending: boolean };

/** Reads the fields of `a,-b`, each once; a field by which the list cannot be sorted is left out. */
export function sortFields<F extends string>(
  sort: string,
  columns: Readonly<Record<F, unknown>>,
): SortField<F>[] {
  const fields = new Map<F, SortField<F>>();
  for (const signed of sort.split(',')) {
    const field = signed.replace(/^-/, '');
    if (isField(columns, field) && !fields.has(field)) {
      fields.set(field, { field, descending: signed.startsWith('-') });
    }
  }
  return [...fields.values()];
}

/**
 * The `order by` for a list's `sort`: nulls come last in both directions, and `tiebreak`, which tells any two
 * rows apart, closes it. Names sort in Spanish because of their columns' collation.
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
