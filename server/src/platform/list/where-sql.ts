import {
  type Condition as Asked,
  daysOf,
  type FieldKind,
  type FilterFields,
  isGroup,
  parseWhere,
  partsOf,
} from '@vatio/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../access-token.ts';
import { foldText } from '../fold-text.ts';
import { invalidData } from '../problems.ts';
import { today } from '../today.ts';
import { isUuid } from '../uuid.ts';
import { compactCode, compacted } from './search-sql.ts';

type Condition = RawBuilder<SqlBool>;

/** An expression over the tables of the list; `indexed` finds quickly the rows in which a folded text may be. */
type FilterColumn =
  | RawBuilder<unknown>
  | { readonly column: RawBuilder<unknown>; readonly indexed: (folded: string) => Condition };

/** By what a list can be filtered, and where each field stands. A date is an expression of type `date`. */
export type Filterable<F extends FilterFields> = {
  readonly fields: F;
  readonly columns: Readonly<Record<keyof F & string, FilterColumn>>;
  /** Fields about which a client may not ask. */
  readonly sellersOnly?: readonly (keyof F & string)[];
};

/** A condition and the fields that it asks about. */
export type WherePart = { readonly fields: readonly string[]; readonly condition: Condition };

/** The conditions, all of which a row has to meet, of the filter of a list. A filter that cannot be read is a 400. */
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
  const one = (asked: Asked): WherePart => {
    const [field] = asked;
    const condition = conditionOf(asked, allowed[field]!, columns[field]!, viewer);
    return { fields: [field], condition };
  };
  const parts = partsOf(read.value).map((part) =>
    isGroup(part) ? joined(partsOf(part).map(one), 'and' in part) : one(part),
  );
  return 'and' in read.value ? parts : [joined(parts, false)];
}

/** The same as one condition. */
export function whereSql<F extends FilterFields>(
  donde: string | undefined,
  filterable: Filterable<F>,
  viewer: Viewer,
): Condition {
  const parts = whereParts(donde, filterable, viewer);
  return parts.length === 0 ? sql`true` : joined(parts, true).condition;
}

function joined(parts: readonly WherePart[], all: boolean): WherePart {
  const conditions = parts.map(({ condition }) => condition);
  return {
    fields: parts.flatMap(({ fields }) => fields),
    condition: sql`(${sql.join(conditions, all ? sql` and ` : sql` or `)})`,
  };
}

function conditionOf(asked: Asked, kind: FieldKind, at: FilterColumn, viewer: Viewer): Condition {
  const column = 'indexed' in at ? at.column : at;
  const [, operator, value] = asked;
  if (operator === 'empty') return blank(column, kind);
  if (operator === 'filled') return sql`not ${blank(column, kind)}`;
  switch (kind) {
    case 'text':
    case 'code':
      return textual(asked, kind, at);
    case 'number':
      return numeric(column, operator, value);
    case 'date': {
      const { from, to } = daysOf(asked, today()) ?? {};
      const bounds = [
        ...(from ? [sql`${column} >= ${from}::date`] : []),
        ...(to ? [sql`${column} <= ${to}::date`] : []),
      ];
      return sql`(${sql.join(bounds, sql` and `)})`;
    }
    case 'choice':
      return among(sql`${column} = any(${value}::text[])`, operator);
    case 'yes-no':
      return operator === 'yes' ? sql`(${column}) is true` : sql`(${column}) is not true`;
    case 'seller':
      return ofSeller(column, asked, viewer);
  }
}

function blank(column: RawBuilder<unknown>, kind: FieldKind): Condition {
  const hasText = kind === 'text' || kind === 'code' || kind === 'choice';
  return hasText ? sql`(${column} is null or ${column} = '')` : sql`(${column} is null)`;
}

/** What is blank is not one of the values either. */
function among(one: Condition, operator: string): Condition {
  return operator === 'in' ? one : sql`(${one}) is not true`;
}

/** Shorter ones have no trigram. */
const SHORTEST_INDEXED = 3;

/** Accents and case do not count, nor, in a code, what separates its parts. What LIKE takes for a joker is itself. */
function textual([, operator, value]: Asked, kind: 'text' | 'code', at: FilterColumn): Condition {
  const column = 'indexed' in at ? at.column : at;
  const wanted = kind === 'code' ? compact(String(value)) : foldText(String(value).trim());
  const text = kind === 'code' ? compacted(column) : sql`plegar(${column})`;
  const literal = wanted.replace(/[\\%_]/g, '\\$&');
  const patterns: Readonly<Record<string, string>> = { contains: `%${literal}%`, starts: `${literal}%` };
  const pattern = patterns[operator];
  const found =
    pattern === undefined ? sql<SqlBool>`${text} = ${wanted}` : sql<SqlBool>`${text} like ${pattern}`;
  return 'indexed' in at && wanted.length >= SHORTEST_INDEXED
    ? sql`(${at.indexed(wanted)} and ${found})`
    : found;
}

/** Without separators; a CUPS, without its measuring point, which is kept apart. */
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
  return among(sql`${column} = any(${ids}::uuid[])`, operator);
}

/** The day in Spain of an instant. */
export function dayOf(instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${instant} at time zone 'Europe/Madrid')::date`;
}
