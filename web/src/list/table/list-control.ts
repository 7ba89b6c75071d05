import type { FilterField } from '../filters/filter-field.ts';

/**
 * The state of a list and the functions that change it, as `useListState` and `useLocalList` return them. They are
 * declared as methods, so that TypeScript accepts a list whose values are narrower.
 */
export type ListControl = {
  readonly state: {
    readonly page: number;
    readonly limit: number;
    readonly sort?: string;
    readonly q?: string;
    /** The advanced filter, as text. */
    readonly donde?: string;
    /** The open group, as `textOfGroup` writes it. */
    readonly deGrupo?: string;
  };
  set(change: Readonly<Record<string, unknown>>, options?: { readonly replace?: boolean }): void;
  clear(): void;
  /** Names of the filters in force. */
  readonly active: readonly string[];
  /** Filters, order, page size, grouping and board, as text. */
  readonly text: string;
  /** The same text without filters, order and page size. */
  readonly everything: string;
  load(text: string, view: string | undefined, options?: { readonly replace?: boolean }): void;
  /** The fields of the advanced filter, for a list in the browser. */
  readonly fields?: readonly FilterField[];
  /** Id of the saved view that the address names. */
  readonly view?: string;
  /** Id of the column by which the address groups the rows; `set({ grupo })` changes it. */
  readonly group?: string;
  /** The page of groups, from 1; `set({ grupos })` changes it. */
  readonly groupsPage?: number;
  /** The state by which the rows are laid out on a board; undefined in a table. */
  readonly board?: string;
  setBoard(by: string | undefined): void;
};

/** The filters in force with their values. They decide which rows pass, unlike order and page. */
export function filtersOf({ state, active }: ListControl): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => active.includes(name)));
}

/**
 * Whether the address has filters, an order, a view or a page; without them the list opens as the person usually sees
 * it.
 */
export function asksForSomething({ text, view, state }: ListControl): boolean {
  return text !== '' || view !== undefined || state.page > 1;
}
