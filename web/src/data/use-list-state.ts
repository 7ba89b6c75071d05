import { useCallback, useMemo } from 'react';
import type { RawSearch } from '../router/search.ts';
import { useNavigate, useSearch } from '../router/use-router.ts';
import type { ListSchema, StateOf } from './list-fields.ts';
import {
  activeFilters,
  ownSearch,
  readListState,
  replaceListState,
  textOfListState,
  textOfLook,
  withOwnSearch,
  writeListState,
} from './list-state.ts';

type Options = {
  /** Separates the parameters of this list from those of others on its page: `altas.page=2`. */
  readonly prefix?: string;
};

type Rewrite = (own: RawSearch) => RawSearch;

/**
 * Filters, sort and page of a list, kept in the address: reload, Back and a shared link all show the same rows.
 *
 * `const list = useListState(parametersOf(clientesList))`, then `useRead(clientes.list, { query: list.state })`.
 */
export function useListState<S extends ListSchema>(schema: S, { prefix }: Options = {}) {
  const search = useSearch();
  const own = useMemo(() => (prefix ? ownSearch(search, prefix) : search), [search, prefix]);
  const state = useMemo(() => readListState(schema, own), [schema, own]);
  const active = useMemo(() => activeFilters(schema, own), [schema, own]);
  const text = useMemo(() => textOfListState(schema, own), [schema, own]);

  const rewrite = useRewrite(prefix);

  /** Changes some values. `replace` replaces the entry of the history, so that there is not one for each key press. */
  const set = useCallback(
    (change: Partial<StateOf<S>>, { replace = false } = {}) =>
      rewrite((before) => writeListState(schema, before, change), replace),
    [rewrite, schema],
  );

  /** Removes every filter; the order and the page size stay. */
  const clear = useCallback(() => {
    const off = Object.fromEntries(active.map((name) => [name, undefined]));
    rewrite((before) => writeListState(schema, before, off));
  }, [rewrite, schema, active]);

  /** Shows the state that a saved view keeps as `text`, and names the view in the address. */
  const load = useCallback(
    (kept: string, view: string | undefined, { replace = false } = {}) =>
      rewrite((before) => {
        const { vista: _last, ...next } = replaceListState(schema, before, kept);
        return view ? { ...next, vista: view } : next;
      }, replace),
    [rewrite, schema],
  );

  /** Shows the list as the board that its screen calls by that name, or as a table again. */
  const setBoard = useCallback(
    (by: string | undefined) =>
      rewrite(({ page: _page, tablero: _by, ...before }) => (by ? { ...before, tablero: by } : before)),
    [rewrite],
  );

  const everything = textOfLook(own);
  return {
    state,
    set,
    clear,
    active,
    text,
    everything,
    load,
    view: own.vista,
    group: own.grupo,
    groupsPage: Math.max(1, Math.trunc(Number(own.grupos)) || 1),
    board: own.tablero,
    setBoard,
  };
}

/** Rewrites the parameters of one list in the address, and leaves those of the others. */
function useRewrite(prefix: string | undefined) {
  const navigate = useNavigate();
  return useCallback(
    (change: Rewrite, replace = false) => {
      navigate({
        to: '.',
        search: (before) =>
          prefix ? withOwnSearch(before, prefix, change(ownSearch(before, prefix))) : change(before),
        replace,
        keepScroll: true,
      });
    },
    [navigate, prefix],
  );
}
