import type { QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../columns.ts';
import type { ListControl } from '../list-control.ts';
import { type TrailSource, writeTrail } from './trail.ts';

/** Of a list with more rows than this, only the page is remembered. */
const MOST_HREFS = 5_000;

type Leaving<Row> = {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly list: Pick<ListControl, 'state'>;
  readonly query: Pick<ListQuery<Row>, 'data'>;
  /** The read that gives the rows, for reads that the cache does not keep page by page. */
  readonly read?: Pick<TrailSource, 'path' | 'input'>;
  readonly rowKey: (row: Row) => string;
  readonly rowHref: (row: Row) => string;
  readonly chosen: ReadonlySet<string>;
  readonly allOf: string | undefined;
  readonly client: QueryClient;
};

/** Remembers the rows of a list, just before the page of one of them is shown. */
export function keepTrail<Row>(row: Row, leaving: Leaving<Row>): void {
  const { id, title, from, list, query, rowKey, rowHref, chosen, allOf, client } = leaving;
  const { read = readOf(query.data, client) } = leaving;
  if (!query.data) return;
  const { rows, found, count, countExact = true } = query.data;
  const whole = found && found.length <= MOST_HREFS ? found : undefined;
  const { page, limit } = list.state;
  writeTrail({
    list: id,
    title,
    from,
    limit,
    count,
    countExact,
    hrefs: (whole ?? rows).map(rowHref),
    first: whole ? 1 : (page - 1) * limit + 1,
    at: rowHref(row),
    chosen: [...chosen],
    allOf,
    source: whole ? undefined : sourceOf(read, patternOf(row, rowKey(row), rowHref(row))),
  });
}

type Read = NonNullable<Leaving<never>['read']>;

/** The read that gave these rows, found in the cache by the identity of its answer. */
function readOf(data: object | undefined, client: QueryClient): Read | undefined {
  const read = client
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.data !== undefined && state.data === data);
  const [path, input] = read?.queryKey ?? [];
  return isOfServer(path) && typeof input === 'object' && input !== null ? { path, input } : undefined;
}

function sourceOf(
  read: Read | undefined,
  pattern: Pick<TrailSource, 'field' | 'before' | 'after'> | undefined,
): TrailSource | undefined {
  return read && pattern && { ...read, ...pattern };
}

function isOfServer(path: unknown): path is TrailSource['path'] {
  return typeof path === 'string' && path.startsWith('/v1/');
}

/**
 * Learns how an address is made from a row: if `/clientes/42` belongs to the row whose `id` is 42, the other rows have
 * theirs.
 */
function patternOf(row: unknown, key: string, href: string) {
  const [field] = Object.entries(Object(row)).find(([, value]) => String(value) === key) ?? [];
  const written = encodeURIComponent(key);
  const at = href.indexOf(written);
  if (field === undefined || at < 0) return undefined;
  return { field, before: href.slice(0, at), after: href.slice(at + written.length) };
}
