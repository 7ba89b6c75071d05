import { useState } from 'react';
import type { ListQuery } from './columns.ts';

/**
 * The rows of a list that opens grouped: none until they arrive in the order of their groups, so that the first rows
 * drawn do not move. Afterwards, the rows as they arrive.
 */
export function useSettledQuery<Row>(query: ListQuery<Row>, settled: boolean): ListQuery<Row> {
  const [opening, setOpening] = useState(!settled);
  const coming = !settled || (query.isPlaceholderData === true && query.error === null);
  if (opening && !coming) setOpening(false);
  return opening && coming ? { ...query, data: undefined, isPending: true } : query;
}
