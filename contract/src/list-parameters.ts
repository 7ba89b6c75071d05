import {
  groupsIn,
  type ListDefinition,
  type ListField,
  type ListStateOf,
  rangeOf,
  type ScopeParameter,
  sortsOf,
} from './list-definition.ts';

/** What the address of a list may say under a name, as plain data: the browser reads it without a schema. */
export type ListParameter = {
  readonly kind: 'text' | 'number' | 'several';
  readonly default?: unknown;
  /** No other value is admitted. */
  readonly choices?: readonly string[];
  /** The limits apply to a number, or to the length of a text. */
  readonly min?: number;
  readonly max?: number;
  readonly whole?: true;
  readonly patterns?: readonly string[];
  /** The server checks this format besides the length. */
  readonly format?: 'date' | 'month' | 'codes' | 'where' | 'group';
};

/** `State` exists only as a type: it ties the parameters to the state that they are read into. */
export type ListParameters<State> = {
  readonly fields: Readonly<Record<string, ListParameter>>;
  readonly state?: State;
};

/** The most characters that the advanced filter may have in the address. */
export const MAX_WHERE = 2_000;

/** The most fields that one order may have. */
export const MAX_ORDER = 4;

const DATE: ListParameter = { kind: 'text', format: 'date', patterns: ['^\\d{4}-\\d{2}-\\d{2}$'] };
const MONTH: ListParameter = {
  kind: 'text',
  format: 'month',
  patterns: ['^(19|[2-9]\\d)\\d{2}-(0[1-9]|1[0-2])$'],
};
const UUID = '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const SEVERAL: ListParameter = { kind: 'several', max: 2000 };

/** Of a list without a definition: its own filters, a text to search, the page and the order. */
export function pagedParameters<State>(
  filters: Readonly<Record<string, ListParameter>>,
  sortable: readonly string[],
): ListParameters<State> {
  return {
    fields: {
      ...filters,
      q: { kind: 'text', max: 200 },
      page: { kind: 'number', whole: true, min: 1, max: 100_000, default: 1 },
      limit: { kind: 'number', whole: true, min: 1, max: 100, default: 10 },
      sort: { kind: 'text', max: 200, patterns: [orderPattern(sortable)] },
    },
  };
}

/** The parameters of a list include those of its page and order. */
export function parametersOf<const D extends ListDefinition>(list: D): ListParameters<ListStateOf<D>> {
  const scope = Object.entries(list.scope ?? {}).map(
    ([name, parameter]) => [name, scopeParameter(parameter)] as const,
  );
  const own = Object.entries(list.fields).flatMap(([name, field]) => fieldParameters(name, field));
  const groups = groupsIn(list);
  const single = own.filter(([, { kind, format }]) => kind === 'text' && format === undefined);
  return {
    fields: {
      donde: { kind: 'text', format: 'where', max: MAX_WHERE, patterns: ['^\\{"(?:and|or)":\\[.+\\]\\}$'] },
      ...(list.codes && {
        lista: { kind: 'text', format: 'codes', patterns: [UUID] } satisfies ListParameter,
      }),
      ...(groups.length > 0 && { deGrupo: groupParameter(groups) }),
      // Parameters with one value come first in the address.
      ...Object.fromEntries([...single, ...scope, ...own]),
      ...pagedParameters({}, sortsOf(list)).fields,
    },
  };
}

/** `a,-b` sorts by `a` ascending and then by `b` descending. */
export function orderPattern(sortable: readonly string[]): string {
  const field = `-?(?:${sortable.join('|')})`;
  return `^${field}(?:,${field}){0,${MAX_ORDER - 1}}$`;
}

function fieldParameters(name: string, field: ListField): (readonly [string, ListParameter])[] {
  const { kind, quick, values, closed } = field;
  switch (quick) {
    case 'one':
    case 'link':
      return [[name, values ? { kind: 'text', choices: values } : { kind: 'text', max: 100 }]];
    case 'many':
      return [[name, closed ? { ...SEVERAL, choices: values ?? [] } : SEVERAL]];
    case 'month':
      return [[name, MONTH]];
    case 'range': {
      const bound: ListParameter = kind === 'number' ? { kind: 'number', min: 0 } : DATE;
      return rangeOf(name, field).map((parameter) => [parameter, bound] as const);
    }
    case undefined:
      return [];
  }
}

/** The longest name of a group: that of a client, or of a municipality. */
const MAX_GROUP = 300;

function groupParameter(groups: readonly string[]): ListParameter {
  return { kind: 'text', format: 'group', max: MAX_GROUP, patterns: [`^(?:${groups.join('|')})(?::[^]*)?$`] };
}

function scopeParameter({ values, default: usual }: ScopeParameter): ListParameter {
  return {
    ...(values ? { kind: 'text', choices: values } : { kind: 'text', max: 100 }),
    ...(usual !== undefined && { default: usual }),
  };
}
