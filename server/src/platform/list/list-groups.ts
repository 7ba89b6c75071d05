import { groupsIn, type ListDefinition, type ListField, type TotalsOf } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../access-token.ts';
import type { Db } from '../database.ts';
import { invalidData } from '../problems.ts';
import { groupValue } from './group-value.ts';
import { filterColumns, isHiddenFrom, type ListOf, totalColumns } from './list-sql.ts';
import { sortFields } from './order-by.ts';

type GroupsQuery = {
  readonly por: string;
  readonly page: number;
  readonly limit: number;
  readonly sort?: string | undefined;
  readonly deGrupo?: string | undefined;
};

type Grouping<D extends ListDefinition, Q extends GroupsQuery> = ListOf<D> & {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly query: Q;
  /** Gives the `from` and `where` of the rows with those filters, as the list reads them. */
  readonly from: (filters: Omit<Q, keyof GroupsQuery>) => RawBuilder<unknown>;
  /** Counts the rows of a group where `from` has several for each row of the list. */
  readonly count?: RawBuilder<unknown>;
};

type Read = { valor: string | null; nombre: string | null; cuenta: number | null; grupos: number } & Record<
  string,
  unknown
>;

/**
 * The groups of all the rows that pass the filters, with how many each has and what they add up. Those without a value come
 * last.
 */
export async function listGroups<D extends ListDefinition, Q extends GroupsQuery>({
  db,
  viewer,
  query,
  from,
  count = sql`count(*)`,
  ...of
}: Grouping<D, Q>): Promise<{
  rows: { value: string | null; name: string | null; count: number; totals: TotalsOf<D> }[];
  count: number;
}> {
  const { por, page, limit, sort, deGrupo: _open, ...filters } = query;
  const field: ListField = fieldFor(of.list, viewer, por);
  const name =
    field.kind === 'seller' ? sql`(select nombre from comercial where id = g.valor)` : sql`null::text`;
  const averages = new Set(Object.values<ListField>(of.list.fields).map(({ average }) => average));
  const order = orderOf(of.list, por, sort);
  const { rows } = await sql<Read>`
    with grupos as materialized (
      select g.*, ${name} as nombre from (
        select ${sql.join([
          sql`${groupValue(field.kind, filterColumns(of.sql)[por]!)} as valor`,
          sql`${count}::int as cuenta`,
          ...totalColumns(of.list, of.sql),
        ])}
        ${from(filters)} group by 1
      ) g
    )
    select g.*, g.valor::text as valor, n.grupos
    from (select count(*)::int as grupos from grupos) n
      left join lateral (
        select * from grupos g order by ${order} limit ${limit} offset ${(page - 1) * limit}
      ) g on true
    order by ${order}
  `.execute(db);
  const read = rows.filter(({ cuenta }) => cuenta !== null);
  return {
    rows: read.map(({ valor, nombre, cuenta, grupos: _, ...sumsRead }) => ({
      value: valor,
      name: nombre,
      count: cuenta ?? 0,
      // PostgreSQL gives a `numeric` as text.
      totals: Object.fromEntries(
        Object.entries(sumsRead).map(([key, sum]) => [
          key,
          sum === null && averages.has(key) ? null : Number(sum),
        ]),
      ) as unknown as TotalsOf<D>,
    })),
    count: rows[0]!.grupos,
  };
}

function fieldFor(list: ListDefinition, viewer: Viewer, por: string): ListField {
  const field = list.fields[por];
  const allowed = groupsIn(list).includes(por as never) && !isHiddenFrom(viewer, list, por);
  // A client is not told who sells to others, nor how many.
  if (!field || !allowed || (viewer.role === 'cliente' && field.kind === 'seller')) {
    throw invalidData({ por: `La lista no se puede agrupar por «${por}»` });
  }
  return field;
}

/** By the field of the groups, in the order of its values if it has one, or by the total that the list is sorted by. */
function orderOf(list: ListDefinition, por: string, sort: string | undefined): RawBuilder<unknown> {
  const { kind, values } = list.fields[por]!;
  const [first] = sort === undefined ? [] : sortFields(sort, list.fields);
  const total = first && list.fields[first.field]?.total;
  const direction = first?.field === por && first.descending ? sql`desc` : sql`asc`;
  const own =
    kind === 'seller'
      ? sql`g.nombre`
      : values
        ? sql`array_position(${[...values]}::text[], g.valor)`
        : sql`g.valor`;
  return sql.join([
    sql`g.valor is null`,
    ...(first && total
      ? [sql`g.${sql.id(total)} ${first.descending ? sql`desc` : sql`asc`} nulls last`]
      : []),
    sql`${own} ${direction}`,
    sql`g.valor`,
  ]);
}
