import {
  type Condition as Asked,
  daysOf,
  type FieldKind,
  type FilterFields,
  type Group,
  isGroup,
  parseWhere,
  partsOf,
} from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../access-token.ts';
import { foldText } from '../fold-text.ts';
import { invalidData } from '../problems.ts';
import { today } from '../today.ts';
import { isUuid } from '../uuid.ts';
import { compactCode, compacted } from './search-sql.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * The SQL of a field: an expression over the list's tables. `indexed` narrows a folded text down through an
 * index, `exact` is a code without separators in capitals. An instant is compared by its day in Spain.
 */
export type FilterColumn =
  | RawBuilder<unknown>
  | {
      readonly column: RawBuilder<unknown>;
      readonly indexed?: (folded: string) => Condition;
      readonly exact?: (code: string) => Condition;
      /** True of a boolean that is never null: the planner does better with its plain negation. */
      readonly filled?: true;
    }
  | { readonly instant: RawBuilder<unknown> }
  /** An array of texts, never null, of which a row may have several. */
  | { readonly several: RawBuilder<unknown> }
  | {
      /** A day that rows of another table have, which is looked for in them at once and not for each row of the list. */
      readonly elsewhere: RawBuilder<unknown>;
      /** Whether the row has some there of which the condition is true. */
      readonly having: (condition: Condition) => Condition;
    };

/** The fields by which a list can be filtered, each with its SQL. A date is an expression of type `date`. */
export type Filterable<F extends FilterFields> = {
  readonly fields: F;
  readonly columns: Readonly<Record<keyof F & string, FilterColumn>>;
  /** A client's account may not filter by these fields. */
  readonly sellersOnly?: readonly (keyof F & string)[];
};

/** A condition, and the fields that it asks about. */
export type WherePart = {
  readonly fields: readonly string[];
  readonly condition: Condition;
  /** What is asked about the field; undefined of a group. */
  readonly operator?: string;
};

/** The conditions of a list's filter, all of which a row has to meet. A filter that cannot be read is a 400. */
export function whereParts<F extends FilterFields>(
  donde: string | undefined,
  { fields, columns, sellersOnly = [] }: Filterable<F>,
  viewer: Viewer,
): WherePart[] {
  if (donde === undefined) return [];
  const hidden: readonly string[] = viewer.role === 'cliente' ? sellersOnly : [];
  const allowed = Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)));
  const read = parseWhere(donde, allowed);
  if (!read.ok) throw invalidData({ donde: read.issue.message });
  const parts = partsOf(read.value).map((part) => wherePart(part, { fields: allowed, columns }, viewer));
  return 'and' in read.value ? parts : [joined(parts, false)];
}

/** The SQL of a condition or group whose fields and values were checked before. */
export function wherePart(
  part: Asked | Group<Asked>,
  { fields, columns }: Pick<Filterable<FilterFields>, 'fields' | 'columns'>,
  viewer: Viewer,
): WherePart {
  if (isGroup(part)) {
    const inner = partsOf(part).map((question) => wherePart(question, { fields, columns }, viewer));
    return joined(inner, 'and' in part);
  }
  const [field, operator] = part;
  return {
    fields: [field],
    operator,
    condition: conditionOf({ question: part, kind: fields[field]!, at: columns[field]!, viewer }),
  };
}

function joined(parts: readonly WherePart[], all: boolean): WherePart {
  const conditions = parts.map(({ condition }) => condition);
  return {
    fields: parts.flatMap(({ fields }) => fields),
    condition: sql`(${sql.join(conditions, all ? sql` and ` : sql` or `)})`,
  };
}

function conditionOf({
  question,
  kind,
  at,
  viewer,
}: {
  readonly question: Asked;
  readonly kind: FieldKind;
  readonly at: FilterColumn;
  readonly viewer: Viewer;
}): Condition {
  const [, operator, value] = question;
  if ('instant' in at) return ofInstant(at.instant, question);
  if ('several' in at) return ofSeveral(at.several, question);
  if ('elsewhere' in at) {
    if (operator === 'empty') return sql`not ${at.having(sql`true`)}`;
    return at.having(conditionOf({ question, kind, at: at.elsewhere, viewer }));
  }
  const column = 'column' in at ? at.column : at;
  if (operator === 'empty') return blank(column, kind);
  if (operator === 'filled') return filled(column, kind);
  switch (kind) {
    case 'number':
      return numeric(column, operator, value);
    case 'date':
      return ofDay(column, question);
    case 'yes-no':
      return operator === 'yes' ? sql`(${column})` : denied(column, 'filled' in at);
    case 'seller':
      return ofSeller(column, question, viewer);
    default:
      // The choices of a text come from the list itself, so they are compared exactly.
      return operator === 'in' || operator === 'not-in'
        ? among(oneOf(column, value as readonly string[]), operator)
        : textual(question, kind === 'code', at);
  }
}

function denied(column: RawBuilder<unknown>, filled: boolean): Condition {
  return filled ? sql`(not ${column})` : sql`((${column}) is not true)`;
}

function ofDay(column: RawBuilder<unknown>, question: Asked): Condition {
  const { from, to } = daysOf(question, today()) ?? {};
  return between([from && sql`${column} >= ${from}::date`, to && sql`${column} <= ${to}::date`]);
}

/** The comparison with the empty array is the predicate of the partial indexes on tags. */
function ofSeveral(column: RawBuilder<unknown>, [, operator, value]: Asked): Condition {
  if (operator === 'empty') return sql`(${column} = '{}')`;
  if (operator === 'filled') return sql`(${column} <> '{}')`;
  return among(sql`(${column} <> '{}' and ${column} && ${value}::text[])`, operator);
}

/** The instant itself is compared with the limits of the day, so that an index on it serves. */
function ofInstant(instant: RawBuilder<unknown>, question: Asked): Condition {
  const [, operator] = question;
  if (operator === 'empty') return sql`(${instant} is null)`;
  if (operator === 'filled') return sql`(${instant} is not null)`;
  const { from, to } = daysOf(question, today()) ?? {};
  return between([
    from && sql`${instant} >= ${from}::timestamp at time zone 'Europe/Madrid'`,
    to && sql`${instant} < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'`,
  ]);
}

function between(bounds: readonly (RawBuilder<unknown> | '' | undefined)[]): Condition {
  const present = bounds.filter((bound) => typeof bound === 'object');
  return sql`(${sql.join(present, sql` and `)})`;
}

/**
 * With one value an index that also gives the order can be used; PostgreSQL does not see that with a list of
 * values.
 */
function oneOf(column: RawBuilder<unknown>, values: readonly string[]): Condition {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;
}

const TEXTS: readonly FieldKind[] = ['text', 'code', 'choice'];

function blank(column: RawBuilder<unknown>, kind: FieldKind): Condition {
  return TEXTS.includes(kind) ? sql`(${column} is null or ${column} = '')` : sql`(${column} is null)`;
}

/** The planner counts out twice what lacks a value when it reads that a text is neither null nor empty; a null is not different either. */
function filled(column: RawBuilder<unknown>, kind: FieldKind): Condition {
  return TEXTS.includes(kind) ? sql`(${column} <> '')` : sql`(${column} is not null)`;
}

/** A null is not among the values either, so the negation includes it. */
function among(condition: Condition, operator: string): Condition {
  return operator === 'in' ? condition : sql`(${condition}) is not true`;
}

/** A shorter text has no trigram. */
const SHORTEST_INDEXED = 3;

/** Accents and case do not count, nor do separators in a code. The wildcards of LIKE stand for themselves. */
function textual(
  [, operator, value]: Asked,
  isCode: boolean,
  at: Exclude<FilterColumn, { instant: unknown } | { several: unknown } | { elsewhere: unknown }>,
) {
  const { column, indexed, exact } = 'column' in at ? at : { column: at };
  const wanted = isCode ? compact(String(value)) : foldText(String(value).trim());
  if (operator === 'is' && exact) return exact(wanted.toUpperCase());
  const text = isCode ? compacted(column) : sql`plegar(${column})`;
  const literal = wanted.replace(/[\\%_]/g, '\\$&');
  const patterns: Readonly<Record<string, string>> = { contains: `%${literal}%`, starts: `${literal}%` };
  const pattern = patterns[operator];
  const found =
    pattern === undefined ? sql<SqlBool>`${text} = ${wanted}` : sql<SqlBool>`${text} like ${pattern}`;
  return indexed && wanted.length >= SHORTEST_INDEXED
    ? sql<SqlBool>`(${indexed(wanted)} and ${found})`
    : found;
}

/** Removes separators, and the measuring point of a CUPS, which is stored apart. */
function compact(text: string): string {
  return compactCode(foldText(text)).replace(/^(es\d{16}[a-z]{2})\d[a-z]$/, '$1');
}

const COMPARED: Readonly<Record<string, RawBuilder<unknown>>> = {
  '=': sql`=`,
  '!=': sql`is distinct from`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
};

function numeric(column: RawBuilder<unknown>, operator: string, value: Asked[2]): Condition {
  const compared = COMPARED[operator];
  if (compared) return sql`${column} ${compared} ${value}::numeric`;
  const [least, most] = [...(value as readonly number[])].sort((a, b) => a - b);
  return sql`${column} between ${least}::numeric and ${most}::numeric`;
}

function ofSeller(column: RawBuilder<unknown>, [, operator, value]: Asked, { id }: Viewer): Condition {
  if (operator === 'mine') return sql`${column} = (select id from comercial where usuario_id = ${id})`;
  if (operator === 'team') return sql`${column} = any((select comerciales_de(${id}))::uuid[])`;
  const ids = (value as readonly string[]).filter(isUuid);
  const [only, ...others] = ids;
  return among(
    only && others.length === 0 ? sql`${column} = ${only}::uuid` : sql`${column} = any(${ids}::uuid[])`,
    operator,
  );
}
