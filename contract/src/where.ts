import { fail, ok, parseFecha, type Result } from '@vatio/domain';

/**
 * The kind of a field decides which operators it has. A `code`, such as a CUPS or a NIF, may be written with
 * any separators.
 */
export type FieldKind = 'text' | 'code' | 'number' | 'date' | 'choice' | 'yes-no' | 'seller';

export type FilterFields = Readonly<Record<string, FieldKind>>;

/** What follows an operator. Dates are days in Spain, `YYYY-MM-DD`; `days` counts them from today. */
export type Argument =
  | 'nothing'
  | 'text'
  | 'number'
  | 'two-numbers'
  | 'date'
  | 'two-dates'
  | 'days'
  | 'values';

const BLANKS = { empty: 'nothing', filled: 'nothing' } as const;
const TEXTS = { contains: 'text', is: 'text', starts: 'text', ...BLANKS } as const;

/** What can be asked of each kind of field, in the order in which it is offered. */
const OPERATORS: Readonly<Record<FieldKind, Readonly<Record<string, Argument>>>> = {
  text: TEXTS,
  code: TEXTS,
  number: {
    '=': 'number',
    '!=': 'number',
    '<': 'number',
    '<=': 'number',
    '>': 'number',
    '>=': 'number',
    between: 'two-numbers',
    ...BLANKS,
  },
  date: {
    on: 'date',
    before: 'date',
    after: 'date',
    within: 'two-dates',
    today: 'nothing',
    'this-week': 'nothing',
    'this-month': 'nothing',
    last: 'days',
    next: 'days',
    ...BLANKS,
  },
  choice: { in: 'values', 'not-in': 'values', ...BLANKS },
  'yes-no': { yes: 'nothing', no: 'nothing' },
  seller: { mine: 'nothing', team: 'nothing', in: 'values', 'not-in': 'values', ...BLANKS },
};

export function operatorsOf(kind: FieldKind): readonly string[] {
  return Object.keys(OPERATORS[kind]);
}

/** The argument that an operator takes; undefined when the kind of field has no such operator. */
export function argumentOf(kind: FieldKind, operator: string): Argument | undefined {
  return Object.hasOwn(OPERATORS[kind], operator) ? OPERATORS[kind][operator] : undefined;
}

export type Value = string | number | readonly string[] | readonly [number, number];
/** A condition has a field, an operator and the operator's argument. */
export type Condition = readonly [field: string, operator: string, value?: Value];
/** A group joins its parts by all of them (`and`) or by any of them (`or`). */
export type Group<Part> = { readonly and: readonly Part[] } | { readonly or: readonly Part[] };
/** Conditions may be grouped, one level deep. */
export type Where = Group<Condition | Group<Condition>>;

const MAX_CONDITIONS = 40;
const MAX_TEXT = 200;
const MAX_DAYS = 3_660;

export function isGroup<Part>(part: Part | Group<Condition>): part is Group<Condition> {
  return typeof part === 'object' && part !== null && ('and' in part || 'or' in part);
}

export function partsOf<Part>(group: Group<Part>): readonly Part[] {
  return 'and' in group ? group.and : group.or;
}

/** Reads a filter from the address. The issue says which field, operator or value is wrong. */
export function parseWhere(text: string, fields: FilterFields): Result<Where> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return unreadable();
  }
  const where = groupOf(read);
  if (!where) return unreadable();
  const conditions: unknown[] = [];
  for (const part of partsOf(where)) {
    const inner = groupOf(part);
    conditions.push(...(inner ? partsOf(inner) : [part]));
  }
  if (conditions.length > MAX_CONDITIONS) {
    return fail('filtro-no-valido', `El filtro lleva más de ${MAX_CONDITIONS} condiciones`);
  }
  for (const condition of conditions) {
    const wrong = whatIsWrong(condition, fields);
    if (wrong) return fail('filtro-no-valido', wrong);
  }
  return ok(where as Where);
}

function unreadable() {
  return fail('filtro-no-valido', 'El filtro avanzado no se puede leer');
}

function groupOf(read: unknown): Group<unknown> | undefined {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  const entries: [string, unknown][] = Object.entries(read);
  const [name, parts] = entries[0] ?? [];
  if (entries.length !== 1 || !Array.isArray(parts) || parts.length === 0) return undefined;
  if (name === 'and') return { and: parts };
  return name === 'or' ? { or: parts } : undefined;
}

function whatIsWrong(condition: unknown, fields: FilterFields): string | undefined {
  if (!Array.isArray(condition)) return 'El filtro avanzado no se puede leer';
  const [field, operator, value]: unknown[] = condition;
  if (typeof field !== 'string' || !Object.hasOwn(fields, field)) {
    return `La lista no se puede filtrar por «${String(field).slice(0, 60)}»`;
  }
  const wanted = typeof operator === 'string' ? argumentOf(fields[field]!, operator) : undefined;
  if (wanted === undefined) return `«${field}» no admite el operador «${String(operator).slice(0, 60)}»`;
  return isArgument(wanted, value) && condition.length === (wanted === 'nothing' ? 2 : 3)
    ? undefined
    : `«${field} ${operator}» pide ${REQUIRED[wanted]}`;
}

const REQUIRED: Readonly<Record<Argument, string>> = {
  nothing: 'que no se le dé ningún valor',
  text: `un texto de ${MAX_TEXT} caracteres como mucho`,
  number: 'un número',
  'two-numbers': 'dos números',
  date: 'una fecha AAAA-MM-DD',
  'two-dates': 'dos fechas AAAA-MM-DD',
  days: `un número de días entre 1 y ${MAX_DAYS}`,
  values: 'una lista de valores',
};

function isArgument(wanted: Argument, value: unknown): boolean {
  switch (wanted) {
    case 'nothing':
      return value === undefined;
    case 'text':
      return isText(value) && value.trim() !== '';
    case 'number':
      return isNumber(value);
    case 'two-numbers':
      return Array.isArray(value) && value.length === 2 && value.every(isNumber);
    case 'date':
      return isDate(value);
    case 'two-dates':
      return Array.isArray(value) && value.length === 2 && value.every(isDate);
    case 'days':
      return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_DAYS;
    case 'values':
      return Array.isArray(value) && value.length > 0 && value.every(isText);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT && !value.includes('\0');
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 1e15;
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && parseFecha(value).ok && value >= '1900-01-01';
}
