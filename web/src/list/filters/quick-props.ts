import type { ListDefinition } from '@vatio/contract';
import type { ReactNode } from 'react';
import type { ListControl } from '../table/list-control.ts';
import type { FilterField, SearchedOptions } from './filter-field.ts';

export type Options = NonNullable<FilterField['options']>;

/**
 * Returns a text of the area: `campo-…` names a field, `chip-…` describes a filter in force, `tipo-fijo` is a value of
 * `tipo`.
 */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export type QuickProps = {
  readonly definition: ListDefinition;
  readonly list: Pick<ListControl, 'set'> & { readonly state: object };
  readonly words: Words;
  /** The options of each field whose definition does not list them. */
  readonly options: Readonly<Record<string, Options>>;
  /** The options of the fields that are searched by typing. */
  readonly searched?: Readonly<Record<string, SearchedOptions>>;
  /** Names of the fields that this user is not offered. */
  readonly hidden?: readonly string[];
  /** Replaces the usual field of a filter, by its name. */
  readonly instead?: Readonly<Record<string, ReactNode>>;
  /** The text of a filter's chip, where its value alone does not tell enough. */
  readonly chipTexts?: Readonly<Record<string, string | undefined>>;
};

/** The label of a filter; the dictionary may have a shorter one than that of the field. */
export function labelOf(words: Words, name: string): string {
  return words(`filtro-${name}`, { defaultValue: words(`campo-${name}`, { defaultValue: words(name) }) });
}

/** The options of a field or parameter, with their texts. */
export function optionsOf(
  { words, options }: Pick<QuickProps, 'words' | 'options'>,
  name: string,
  values: readonly string[] = [],
): Options {
  return options[name] ?? values.map((value) => ({ value, label: valueLabel(words, name, value) }));
}

export function valueLabel(words: Words, name: string, value: string): string {
  return words(`${name}-${value}`, { defaultValue: value });
}

/** The state of a list by the names of its parameters. */
export function valuesOf({ state }: QuickProps['list']): Readonly<Record<string, unknown>> {
  return { ...state };
}

/** The values of a filter that takes several. */
export function severalOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
