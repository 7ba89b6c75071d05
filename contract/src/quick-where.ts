import { type ListDefinition, type ListField, rangeOf } from './list-definition.ts';
import type { Condition, Group } from './where.ts';

/** What the parameter of a field asks for, as the advanced filter would say it. */
export type QuickPart = Condition | Group<Condition>;

/** Joins what every parameter of the query asks for. */
export function quickWhere(list: ListDefinition, query: Readonly<Record<string, unknown>>): QuickPart[] {
  return Object.entries(list.fields).flatMap(([name, field]) => partOf(name, field, query));
}

function partOf(name: string, field: ListField, query: Readonly<Record<string, unknown>>): QuickPart[] {
  const value = query[name];
  switch (field.quick) {
    case 'range':
      return rangeConditions(name, field, query);
    case 'month':
      return typeof value === 'string' && value !== '' ? [[name, 'month', value]] : [];
    case 'many':
      return Array.isArray(value) && value.length > 0 ? [among(name, field, value)] : [];
    case 'one':
    case 'link':
      return typeof value === 'string' && value !== '' ? [single(name, field, value)] : [];
    case undefined:
      return [];
  }
}

function single(name: string, { kind, values }: ListField, value: string): Condition {
  if (kind === 'yes-no') return [name, value === values?.[0] ? 'yes' : 'no'];
  if (kind === 'text') return [name, 'contains', value];
  return kind === 'code' ? [name, 'is', value] : [name, 'in', [value]];
}

function among(name: string, { nobody }: ListField, values: readonly string[]): QuickPart {
  const some = values.filter((value) => value !== nobody);
  if (some.length === values.length) return [name, 'in', values];
  return { or: [[name, 'empty'], ...(some.length > 0 ? [[name, 'in', some] as const] : [])] };
}

function rangeConditions(
  name: string,
  field: ListField,
  query: Readonly<Record<string, unknown>>,
): Condition[] {
  const [least, most] = field.kind === 'number' ? ['>=', '<='] : ['since', 'until'];
  const bounds = rangeOf(name, field).map((parameter) => query[parameter]);
  return bounds.flatMap((bound, i): Condition[] =>
    typeof bound === 'number' || (typeof bound === 'string' && bound !== '')
      ? [[name, i === 0 ? least! : most!, bound]]
      : [],
  );
}
