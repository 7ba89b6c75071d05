import { useState } from 'react';
import type { ListQuery } from './columns.ts';

/**
 * The rows of a list that opens gathered: none until they come in the order of its groups, so that the first ones drawn
 * do not move. From then on, all as they come.
 */
export function useSettledQuery<Row>(query: ListQuery<Row>, settled: boolean): ListQuery<Row> {
  const [opening, setOpening] = useState(!settled);
  const coming = !settled || (query.isPlaceholderData === true && query.error === null);
  if (opening && !coming) setOpening(false);
  return opening && coming ? { ...query, data: undefined, isPending: true } : query;
}
