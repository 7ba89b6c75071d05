import type { ListParameter, ListParameters } from '@vatio/contract';
import type { z } from 'zod';

/** The parameters in a list's address, described without a schema; `State` exists only as a type. */
export type FieldList<State> = ListParameters<State>;
export type ListField = ListParameter;
export type ListFields = FieldList<unknown>['fields'];

/** The parameters of a list: plain data from the contract, or the schema of a screen's own list. */
export type ListSchema = z.ZodObject | FieldList<object>;

export type StateOf<S extends ListSchema> = S extends z.ZodType
  ? z.output<S>
  : S extends FieldList<infer State>
    ? State
    : never;

/** Whether a schema is the query of a list, which is an object with pages. */
export function isListSchema(value: unknown): value is z.ZodObject {
  return typeof value === 'object' && value !== null && 'shape' in value && 'page' in Object(value.shape);
}

/**
 * Turns the schema of a list's query into plain data. Fails on a filter that plain data cannot describe; the tests find
 * those.
 */
export function fieldsOf(schema: ListSchema): ListFields {
  if ('fields' in schema) return schema.fields;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, fieldOf(field as z.core.$ZodTypes)]),
  );
}

function fieldOf(field: z.core.$ZodTypes): ListField {
  const { def } = field._zod;
  switch (def.type) {
    case 'optional':
      return fieldOf(def.innerType as z.core.$ZodTypes);
    case 'default':
      return { ...fieldOf(def.innerType as z.core.$ZodTypes), default: def.defaultValue };
    case 'enum':
      return { kind: 'text', choices: Object.values(def.entries).map(String) };
    case 'pipe':
      return {
        ...fieldOf(def.in as z.core.$ZodTypes),
        kind: 'several',
        ...choicesOf(def.out as z.core.$ZodTypes),
      };
    case 'array':
      return fieldOf(def.element as z.core.$ZodTypes);
    case 'string':
      return { kind: 'text', ...limitsOf(field), ...patternsOf(field) };
    case 'number':
      return { kind: 'number', ...limitsOf(field), ...(isWhole(field) && { whole: true }) };
    default:
      throw new Error(`The state of a list cannot hold «${def.type}»`);
  }
}

/** The values allowed in each piece of `a,b`. */
function choicesOf(out: z.core.$ZodTypes): Pick<ListField, 'choices'> {
  if (out._zod.def.type === 'transform') return {};
  const { choices } = fieldOf(out);
  return choices ? { choices } : {};
}

/** The checks of a schema that plain data can describe. */
function checksOf({ _zod: { def } }: z.core.$ZodType): z.core.$ZodChecks['_zod']['def'][] {
  return (def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
}

function limitsOf(field: z.core.$ZodType): Pick<ListField, 'min' | 'max'> {
  const limits: { min?: number; max?: number } = {};
  for (const check of checksOf(field)) {
    if (check.check === 'greater_than') limits.min = Number(check.value);
    if (check.check === 'less_than') limits.max = Number(check.value);
    if (check.check === 'min_length') limits.min = check.minimum;
    if (check.check === 'max_length') limits.max = check.maximum;
  }
  return limits;
}

function patternsOf(field: z.core.$ZodType): Pick<ListField, 'patterns'> {
  const patterns = checksOf(field).flatMap((check) =>
    check.check === 'string_format' && check.pattern ? [check.pattern.source] : [],
  );
  return patterns.length > 0 ? { patterns } : {};
}

function isWhole(field: z.core.$ZodType): boolean {
  return checksOf(field).some((check) => check.check === 'number_format' && check.format === 'safeint');
}

/** The value of a field in the address; undefined when it is missing or invalid. */
export function readField(field: ListField, raw: string | undefined): unknown {
  const text = raw?.trim() ?? '';
  if (text === '') return undefined;
  if (field.kind === 'number') return isWithin(field, Number(text)) ? Number(text) : undefined;
  const pieces = field.kind === 'several' ? text.split(',').filter(Boolean) : [text];
  const known = pieces.every((piece) => field.choices?.includes(piece) ?? true);
  const shaped = field.patterns?.every((pattern) => new RegExp(pattern).test(text)) ?? true;
  if (!known || !shaped || !isWithin(field, text.length)) return undefined;
  return field.kind === 'several' ? pieces : text;
}

function isWithin({ min = -Infinity, max = Infinity, whole }: ListField, size: number): boolean {
  return size >= min && size <= max && (!whole || Number.isInteger(size));
}
