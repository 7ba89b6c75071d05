import { type ListField, rangeOf } from '@vatio/contract';
import { formatCups } from '../../format/cups.ts';
import { formatFecha, formatMes } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import type { Chip } from './filters-in-force.tsx';
import { labelOf, optionsOf, type QuickProps, severalOf, valueLabel, valuesOf } from './quick-props.ts';

export function quickChips(props: QuickProps): Chip[] {
  const { definition } = props;
  const fields = Object.entries<ListField>(definition.fields);
  const scope = Object.keys(definition.scope ?? {}).flatMap((name) => scopeChips(props, name));
  const isRange = ({ quick }: ListField) => quick === 'range' || quick === 'month';
  const chipsOf = (ranges: boolean) =>
    fields
      .filter(([, field]) => isRange(field) === ranges)
      .flatMap(([name, field]) => fieldChips(props, name, field));
  return [...chipsOf(false), ...scope, ...chipsOf(true)];
}

function fieldChips(props: QuickProps, name: string, field: ListField): Chip[] {
  const { words, list, chipTexts = {} } = props;
  const values = valuesOf(list);
  const value = values[name];
  switch (field.quick) {
    case 'many':
      return severalOf(value).map((chosen) => ({
        key: `${name}-${chosen}`,
        label: `${labelOf(words, name)}: ${textOf(props, { name, field, value: chosen })}`,
        onRemove: () => list.set({ [name]: severalOf(value).filter((other) => other !== chosen) }),
      }));
    case 'range':
      return rangeOf(name, field).flatMap((parameter) => {
        const bound = values[parameter];
        if (bound === undefined) return [];
        const text = typeof bound === 'number' ? formatNumber(bound) : formatFecha(String(bound));
        return [chip(props, parameter, words(`chip-${parameter}`, { value: text }))];
      });
    case 'month':
      return value ? [chip(props, name, `${labelOf(words, name)}: ${formatMes(String(value))}`)] : [];
    case 'one': {
      if (!value) return [];
      const text = textOf(props, { name, field, value: String(value) });
      return [chip(props, name, field.kind === 'yes-no' ? text : `${labelOf(words, name)}: ${text}`)];
    }
    case 'link':
      return value
        ? [chip(props, name, chipTexts[name] ?? words(`chip-${name}`, { value: formatCups(String(value)) }))]
        : [];
    case undefined:
      return [];
  }
}

type Chosen = { readonly name: string; readonly field: ListField; readonly value: string };

/** The label of an option is preferred to that of the bare value: it may say more, such as how many rows have it. */
function textOf({ words, options, searched }: QuickProps, { name, field, value }: Chosen): string {
  const choices = field.values ? [] : (searched?.[name]?.named ?? options[name] ?? []);
  const known = choices.find((option) => option.value === value);
  return known?.label ?? valueLabel(words, name, value);
}

function scopeChips(props: QuickProps, name: string): Chip[] {
  const { definition, words, list, chipTexts = {} } = props;
  const { values = [], default: usual, offered } = definition.scope?.[name] ?? {};
  const value = valuesOf(list)[name];
  if (!value || value === usual) return [];
  const own = chipTexts[name] ?? words(`chip-${name}`, { value, defaultValue: '' });
  if (own || !offered) return [chip(props, name, own)];
  const choices = props.searched?.[name]?.named ?? optionsOf(props, name, values);
  const known = choices.find((option) => option.value === value);
  return [chip(props, name, `${words(name)}: ${known?.label ?? String(value)}`)];
}

function chip({ list }: QuickProps, parameter: string, label: string): Chip {
  return { key: parameter, label, onRemove: () => list.set({ [parameter]: undefined }) };
}
