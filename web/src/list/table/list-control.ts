import type { FilterField } from '../filters/filter-field.ts';

/**
 * The state of a list and the ways to change it: what `useListState` and `useLocalList` give. Methods, so that a list
 * with narrower values of its own passes for one.
 */
export type ListControl = {
  readonly state: {
    readonly page: number;
    readonly limit: number;
    readonly sort?: string;
    readonly q?: string;
    /** The advanced filter, as text. */
    readonly donde?: string;
  };
  set(change: Readonly<Record<string, unknown>>, options?: { readonly replace?: boolean }): void;
  clear(): void;
  /** Names of the filters in force. */
  readonly active: readonly string[];
  /** Filters, order and page size as text, what gathers the rows, and whether it is a board. */
  readonly text: string;
  /** The same text without filters, order or page size. */
  readonly everything: string;
  load(text: string, view: string | undefined, options?: { readonly replace?: boolean }): void;
  /** Of a list in the browser: what its advanced filter asks about. */
  readonly fields?: readonly FilterField[];
  /** The saved view that the address names. */
  readonly view?: string;
  /** The column that the address names to gather the rows; `set({ grupo })` changes it. */
  readonly group?: string;
  /** By what the rows stand on a board; undefined in a table. */
  readonly board?: string;
  setBoard(by: string | undefined): void;
};

/** The filters in force with their values: what decides which rows pass, order and page apart. */
export function filtersOf({ state, active }: ListControl): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => active.includes(name)));
}

/** Whether the address asks for anything in particular; otherwise the list opens as the person usually sees it. */
export function asksForSomething({ text, view, state }: ListControl): boolean {
  return text !== '' || view !== undefined || state.page > 1;
}
