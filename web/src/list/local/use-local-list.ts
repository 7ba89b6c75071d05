import { MAX_WHERE } from '@vatio/contract';
import { useMemo } from 'react';
import type { FieldList, ListField } from '../../data/list-fields.ts';
import { useListState } from '../../data/use-list-state.ts';
import { today } from '../../format/date.ts';
import type { FilterField } from '../filters/filter-field.ts';
import type { ListControl } from '../table/list-control.ts';
import { type Sortable, selectLocally } from './local-rows.ts';
import { type LocalField, localWhere } from './local-where.ts';

/** The result of `useRead` or `useSample` for rows that arrive all together. */
type AllRows<Row> = {
  readonly data: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
};

type Options<Row, F extends string> = {
  /** The texts in which the search looks. */
  readonly search?: (row: Row) => readonly unknown[];
  /** The columns of the list: `sort` names the field, and `value` gives what is compared. */
  readonly columns: readonly Sortable<Row>[];
  /** By the name of the filter: whether the row passes it, given its value in the address. */
  readonly filters?: Readonly<Record<F, (row: Row, wanted: string) => boolean>>;
  /** The order when the address has none. */
  readonly sort?: string;
  /** Rows of a page; 10 by default. */
  readonly limit?: number;
  /** Prefix of this list's parameters in the address, when the page has several lists. */
  readonly prefix?: string;
};

const NO_FILTERS = {};

/**
 * A list whose rows are all in the browser. It is searched, filtered, sorted by several columns and paged here, keeps
 * its state in the address and has the shape of a list of the server. `const { list, query } =
 * useLocalList(useSample(…), { columns, search })`, then `<DataList {...{ list, query }} />`.
 */
export function useLocalList<Row, const F extends string = never>(
  all: AllRows<Row>,
  { search, columns, filters, sort: usual, limit = 10, prefix }: Options<Row, F>,
) {
  const names = Object.keys(filters ?? NO_FILTERS).join(' ');
  const schema = useMemo(() => schemaOf(names.split(' ').filter(Boolean), limit), [names, limit]);
  const list = useListState(schema, { prefix });
  const { q = '', sort = usual, page, limit: size } = list.state;
  const values: Readonly<Record<string, unknown>> = { ...list.state };
  const questions = columns.flatMap(askedAbout);
  const control: ListControl = { ...list, fields: questions.map(({ field }) => field) };

  const rows = all.data ?? [];
  const passed = Object.entries<(row: Row, wanted: string) => boolean>(filters ?? NO_FILTERS).map(
    ([name, passes]) => ({ wanted: String(values[name] ?? ''), passes }),
  );
  const where = localWhere(
    list.state.donde,
    Object.fromEntries(questions.map(({ field, local }) => [field.name, local])),
    today(),
  );
  const found = selectLocally(rows, { q, search, sort, columns, filters: passed, where });
  const data = all.data && {
    rows: found.slice((page - 1) * size, page * size),
    count: found.length,
    total: rows.length,
    found,
  };
  return {
    list: control,
    /** Every row that passes the filters, in order, for an export. */
    found,
    query: { ...all, data },
    /** Reads and sets a filter: `<SelectField value={filter.of('estado')} …>`. */
    filter: {
      of: (name: F) => String(values[name] ?? ''),
      set: (name: F, wanted: string) => control.set({ [name]: wanted }, { replace: true }),
    },
  };
}

/** The filter builder offers the columns that have a value. */
function askedAbout<Row>({ id, header, sort, kind = 'text', value }: Sortable<Row>) {
  const name = sort ?? id;
  if (name === undefined || header === undefined || value === undefined) return [];
  const field: FilterField = { name, label: header, kind: KINDS[kind] };
  const local: LocalField<Row> = { kind: KINDS[kind], value };
  return [{ field, local }];
}

const KINDS = { text: 'text', number: 'number', figure: 'number', money: 'number', date: 'date' } as const;

type LocalState = { q?: string; donde?: string; sort?: string; page: number; limit: number };

const TEXT: ListField = { kind: 'text', max: 200 };

function schemaOf(filters: readonly string[], limit: number): FieldList<LocalState> {
  return {
    fields: {
      ...Object.fromEntries(filters.map((name) => [name, TEXT])),
      q: TEXT,
      donde: { kind: 'text', max: MAX_WHERE },
      sort: TEXT,
      page: { kind: 'number', whole: true, min: 1, default: 1 },
      limit: { kind: 'number', whole: true, min: 1, max: 500, default: limit },
    },
  };
}
