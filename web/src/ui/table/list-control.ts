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
  /** Filters, order and page size as text. */
  readonly text: string;
  load(text: string, view: string | undefined, options?: { readonly replace?: boolean }): void;
  /** Of a list in the browser: what its advanced filter asks about. */
  readonly fields?: readonly FilterField[];
  /** The saved view that the address names. */
  readonly view?: string;
};

/** The filters in force with their values: what decides which rows pass, order and page apart. */
export function filtersOf({ state, active }: ListControl): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => active.includes(name)));
}
