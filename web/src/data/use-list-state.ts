import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { z } from 'zod';
import {
  activeFilters,
  type ListSchema,
  type RawSearch,
  readListState,
  writeListState,
} from './list-state.ts';

/**
 * Filters, sort and page of a list, kept in the address: reload, Back and a shared link all show the same rows.
 *
 * `const list = useListState(clientes.list.query)`, then `useRead(clientes.list, { query: list.state })`.
 */
export function useListState<S extends ListSchema>(schema: S) {
  const search: RawSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(schema, search), [schema, search]);
  const active = useMemo(() => activeFilters(schema, search), [schema, search]);

  /** Changes some values; `replace` keeps the history free of one entry per keystroke. */
  const set = useCallback(
    (change: Partial<z.output<S>>, { replace = false } = {}) => {
      navigate({
        to: '.',
        search: (before: RawSearch) => writeListState(schema, before, change),
        replace,
        resetScroll: false,
      });
    },
    [navigate, schema],
  );

  /** Takes every filter off; the sort and the page size stay. */
  const clear = useCallback(() => {
    const off = Object.fromEntries(active.map((name) => [name, undefined]));
    navigate({
      to: '.',
      search: (before: RawSearch) => writeListState(schema, before, off),
      resetScroll: false,
    });
  }, [navigate, schema, active]);

  return { state, set, clear, active };
}
