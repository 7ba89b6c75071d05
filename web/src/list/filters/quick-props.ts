import type { ListDefinition } from '@vatio/contract';
import type { ReactNode } from 'react';
import type { ListControl } from '../table/list-control.ts';
import type { FilterField, SearchedOptions } from './filter-field.ts';

export type Options = NonNullable<FilterField['options']>;

/** The texts of the area: `campo-…` names a field, `chip-…` says a filter in force, `tipo-fijo` is a value of `tipo`. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** What the quick filters of a list need. */
export type QuickProps = {
  readonly definition: ListDefinition;
  readonly list: Pick<ListControl, 'set'> & { readonly state: object };
  readonly words: Words;
  /** What may be chosen of each field, where its definition does not say it. */
  readonly options: Readonly<Record<string, Options>>;
  /** The same of the fields whose choices are found by typing. */
  readonly searched?: Readonly<Record<string, SearchedOptions>>;
  /** Fields that the viewer is not offered. */
  readonly hidden?: readonly string[];
  /** What stands for the usual field of a filter. */
  readonly instead?: Readonly<Record<string, ReactNode>>;
  /** What the chip of a filter says, where its value alone does not tell. */
  readonly chipTexts?: Readonly<Record<string, string | undefined>>;
};

/** The name of a filter among the others; shorter than that of the field where the dictionary has one for it. */
export function labelOf(words: Words, name: string): string {
  return words(`filtro-${name}`, { defaultValue: words(`campo-${name}`, { defaultValue: words(name) }) });
}

/** What may be chosen of a field or a parameter, with its words. */
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

/** The values of a filter of several. */
export function severalOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
