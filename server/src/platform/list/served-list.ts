import type { GroupOf, ListDefinition, ListStateOf, TotalsOf } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../access-token.ts';
import type { Db } from '../database.ts';
import type { Cells, ListColumn } from '../sheet/column.ts';
import type { CursorQuery } from '../sheet/cursor.ts';
import { type Changes, type ChangesQuery, type ChangesSource, readChanges } from './changes.ts';
import { countRows } from './count-rows.ts';
import { listGroups } from './list-groups.ts';
import { type ListSql, listSorts, listTotals, listWhere } from './list-sql.ts';
import { orderBy } from './order-by.ts';

/** Reads all rows for the house itself, where nobody has asked. */
export const HOUSE = { id: '', role: 'admin' } as const satisfies Viewer;

type Condition = RawBuilder<SqlBool>;

/** A column of the rows, with what an export shows of it. */
type ShownColumn<Value> = { readonly sql: RawBuilder<Value>; readonly cells: Cells<Value> };

/** The columns of the rows in the order of the sheet, each under the name that answers give it. */
export type Row = Readonly<
  Record<string, RawBuilder<unknown> | { readonly sql: RawBuilder<unknown>; readonly cells: Cells<never> }>
>;

export type RowOf<R extends Row> = {
  -readonly [K in keyof R]: R[K] extends { readonly cells: unknown; readonly sql: RawBuilder<infer Value> }
    ? Value
    : R[K] extends RawBuilder<infer Value>
      ? Value
      : never;
};

export function shown<Value>(expression: RawBuilder<Value>, cells: Cells<Value>): ShownColumn<Value> {
  return { sql: expression, cells };
}

/** The filters of a list: what its address says but for the page and the order. */
export type Filters<D extends ListDefinition> = Omit<ListStateOf<D>, 'page' | 'limit' | 'sort'>;

/** The SQL of a list as one viewer sees it. */
type Source<D extends ListDefinition, R extends Row> = {
  /** The tables, without `from`. */
  readonly from: RawBuilder<unknown>;
  readonly visible: Condition;
  readonly sql: ListSql<D>;
  readonly row: R;
  /** What the parameters ask that are of no field, such as the bin. */
  readonly scope?: (filters: Filters<D>) => readonly Condition[];
  /** Tells any two rows apart. */
  readonly tiebreak: RawBuilder<unknown>;
  /** When a row was written, and by what its changes are told apart; its `row` has the same `id`. */
  readonly changes?: Pick<ChangesSource, 'at' | 'id'>;
  /** Rows are dear to select: those of a page are first found by this key. */
  readonly pageKey?: RawBuilder<unknown>;
};

type Sorted<D extends ListDefinition> = Filters<D> & {
  readonly sort?: string | undefined;
  readonly ids?: readonly string[] | undefined;
};

type Chosen<D extends ListDefinition> = {
  readonly ids?: readonly string[] | undefined;
  readonly filtros?: Filters<D> | undefined;
};

export type ServedList<D extends ListDefinition, Fila> = ReturnType<typeof servedList<D, Row, Fila>>;

type Served<D extends ListDefinition, R extends Row> = {
  readonly list: D;
  readonly as: (viewer: Viewer) => Source<D, R>;
};

/** The statements that a list is made of. */
function statementsOf<const D extends ListDefinition, const R extends Row, Fila>({ list, as }: Served<D, R>) {
  const where = ({ visible, scope, sql: listSql }: Source<D, R>, viewer: Viewer, filters: Filters<D>) =>
    sql<SqlBool>`(${sql.join([visible, ...(scope?.(filters) ?? []), listWhere({ list, sql: listSql }, filters, viewer)], sql` and `)})`;
  return {
    where,
    order: ({ sql: listSql, tiebreak }: Source<D, R>, viewer: Viewer, sort: string = list.usualSort) =>
      orderBy(sort, listSorts(list, listSql, viewer), tiebreak),
    rowsIn: (source: Source<D, R>, condition: Condition) =>
      sql<Fila>`select ${columnsOf(source.row)} from ${source.from} where ${condition}`,
    /** The `from` and `where` of the rows with those filters. */
    rowsFrom: (viewer: Viewer, filters: Filters<D>) => {
      const source = as(viewer);
      return sql`from ${source.from} where ${where(source, viewer, filters)}`;
    },
    /** The visible rows of which the condition is true, whatever the list is about, with some more columns. */
    select: <const More extends Row = Record<never, never>>(
      viewer: Viewer,
      condition: Condition,
      more?: More,
    ) => {
      const { row, from, visible } = as(viewer);
      const columns = columnsOf({ ...row, ...more });
      return sql<Fila & RowOf<More>>`select ${columns} from ${from} where ${visible} and ${condition}`;
    },
  };
}

/**
 * Everything that a list answers, from its definition and the SQL of its fields and rows. `whole` are the filters that say
 * what the list is about: its `total` counts the rows that these alone let through.
 */
export function servedList<const D extends ListDefinition, const R extends Row, Fila = RowOf<R>>({
  whole = () => ({}) as Filters<D>,
  ...served
}: Served<D, R> & { readonly whole?: (filters: Filters<D>) => Partial<Filters<D>> }) {
  const { list, as } = served;
  const { select, rowsFrom } = statementsOf<D, R, Fila>(served);
  return {
    list,
    rowsFrom,
    select,
    ...pagesOf<D, R, Fila>(served),
    ...sumsOf({ ...served, whole }),
    /** From where the marked rows, or those of the list, that the viewer sees are taken for a change of many. */
    chosen(viewer: Viewer, { ids, filtros }: Chosen<D>): RawBuilder<unknown> {
      if (filtros) return rowsFrom(viewer, filtros);
      const { from, visible, sql: listSql } = as(viewer);
      return sql`from ${from} where ${listSql.chosen!(ids ?? [])} and ${visible}`;
    },
    /** What has been written since, whatever the list is about: a row that was removed or done is told as well. */
    changed(db: Db, viewer: Viewer, query: ChangesQuery & ListStateOf<D>): Promise<Changes<Fila>> {
      const { from, visible, sql: listSql, changes } = as(viewer);
      if (!changes) throw new Error(`Nobody is told what changes of ${list.name}`);
      const where = sql`from ${from} where ${visible} and ${listWhere({ list, sql: listSql }, query, viewer)}`;
      return readChanges({
        db,
        query: query as ChangesQuery & { limit: number },
        source: { ...changes, name: list.name, idType: 'uuid', from: where },
        read: async (ids) => {
          const { rows } = await select(viewer, sql`${changes.id} = any(${ids}::uuid[])`).execute(db);
          return rows.map((row) => [(row as unknown as { readonly id: string }).id, row]);
        },
      });
    },
    async find(db: Db, viewer: Viewer, condition: Condition): Promise<Fila | undefined> {
      return (await select(viewer, condition).execute(db)).rows[0];
    },
    /** The columns of an export. */
    columns: (viewer: Viewer): ListColumn<Fila>[] =>
      sheetOf<Fila>(as(viewer).row).filter(({ sellersOnly }) => !sellersOnly || viewer.role !== 'cliente'),
  };
}

function pagesOf<const D extends ListDefinition, const R extends Row, Fila>(served: Served<D, R>) {
  const { where, order, rowsIn } = statementsOf<D, R, Fila>(served);
  return {
    /** The list without its page. */
    all(viewer: Viewer, { sort, ...filters }: Sorted<D>): CursorQuery<Fila> {
      const source = served.as(viewer);
      const condition = where(source, viewer, filters as unknown as Filters<D>);
      return { filas: rowsIn(source, condition), orden: order(source, viewer, sort) };
    },
    /** The rows of a page alone, for whoever need not know how many there are. */
    async page(db: Db, viewer: Viewer, query: ListStateOf<D>): Promise<Fila[]> {
      const { page, limit, sort, ...filters } = query as ListStateOf<ListDefinition>;
      const source = served.as(viewer);
      const condition = where(source, viewer, filters as Filters<D>);
      const ordered = order(source, viewer, sort);
      const part = sql`order by ${ordered} limit ${limit} offset ${(page - 1) * limit}`;
      const { pageKey, from } = source;
      const rows = pageKey
        ? sql<Fila>`${rowsIn(source, sql`${pageKey} in (select ${pageKey} from ${from} where ${condition} ${part})`)}
            order by ${ordered}`
        : sql<Fila>`${rowsIn(source, condition)} ${part}`;
      return (await rows.execute(db)).rows;
    },
  };
}

function sumsOf<const D extends ListDefinition, const R extends Row>(
  served: Served<D, R> & { readonly whole: (filters: Filters<D>) => Partial<Filters<D>> },
) {
  const { list, as, whole } = served;
  const { rowsFrom } = statementsOf<D, R, unknown>(served);
  return {
    /** How many rows pass the filters, and how many the list has without them. */
    count(db: Db, viewer: Viewer, filters: Filters<D>): Promise<{ count: number; total: number }> {
      const from = (some: Filters<D>) => rowsFrom(viewer, some);
      return countRows<Filters<D>>({ db, filters, scope: whole(filters) as Filters<D>, from });
    },
    /** The sums and averages of all rows that pass the filters, and how many these are. */
    async totals(db: Db, viewer: Viewer, filters: Filters<D>): Promise<TotalsOf<D> & { cuenta: number }> {
      const sums = listTotals(list, as(viewer).sql);
      const { rows } = await sql<TotalsOf<D> & { cuenta: number }>`
        select count(*)::int as cuenta, ${sums} ${rowsFrom(viewer, filters)}
      `.execute(db);
      return rows[0]!;
    },
    groups(db: Db, viewer: Viewer, query: ListStateOf<D> & { readonly por: GroupOf<D> }) {
      const from = (filters: unknown) => rowsFrom(viewer, filters as Filters<D>);
      return listGroups({ db, viewer, query, from, list, sql: as(viewer).sql });
    },
  };
}

function columnsOf(row: Row): RawBuilder<unknown> {
  return sql.join(
    Object.entries(row).map(
      ([name, column]) => sql`${'cells' in column ? column.sql : column} as ${sql.id(name)}`,
    ),
  );
}

function sheetOf<Fila>(row: Row): ListColumn<Fila>[] {
  return Object.entries(row).flatMap(([id, column]) => {
    if (!('cells' in column)) return [];
    const cells = column.cells as Cells<unknown>;
    return [
      {
        ...cells,
        id,
        cell: (fila, language) => cells.cell(fila[id as keyof Fila], language),
      } satisfies ListColumn<Fila>,
    ];
  });
}
