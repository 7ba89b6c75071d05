import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { PagedRead, PageOf } from '../../data/paged-read.ts';

/** Cards that are loaded at a time. */
export const LANE_PAGE = 20;

/** The rows of a lane, of all the pages that have been loaded. */
export function useLane<Row>({ path, query, load }: PagedRead<Row>, rowKey: (row: Row) => string) {
  const laneQuery = { ...query, limit: LANE_PAGE };
  const { data, ...read } = useInfiniteQuery({
    queryKey: [path, { query: laneQuery }, 'pages'],
    queryFn: ({ pageParam, signal }) => load({ ...laneQuery, page: pageParam }, signal),
    initialPageParam: 1,
    // The cards of the last filter stay, dimmed, until those of the next one arrive.
    placeholderData: keepPreviousData,
    getNextPageParam: (last: PageOf<Row>, pages) =>
      pages.length * LANE_PAGE < last.count ? pages.length + 1 : undefined,
  });
  const pages = data?.pages ?? [];
  return {
    ...read,
    pages,
    rows: unique(
      pages.flatMap(({ rows }) => rows),
      rowKey,
    ),
    /** The number of rows according to the last answer. */
    count: pages.at(-1)?.count,
    total: pages.at(-1)?.total,
    source: { path, input: { query: laneQuery } },
  };
}

/** A row that enters the lane between two reads pushes another one to the next page, where it must not appear twice. */
function unique<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] {
  return [...new Map(rows.map((row) => [rowKey(row), row])).values()];
}
