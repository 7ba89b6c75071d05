import type { FieldKind } from '@vatio/contract/endpoints';
import { parseFecha } from '@vatio/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '../uuid.ts';
import type { FilterColumn } from './where-sql.ts';

/** What the rows of a group have in common: an instant counts by its day in Spain, and an empty text as none. */
export function groupValue(kind: FieldKind, at: FilterColumn): RawBuilder<unknown> {
  if ('instant' in at) return sql`(${at.instant} at time zone 'Europe/Madrid')::date`;
  return kind === 'text' ? sql`nullif(${columnOf(at)}, '')` : columnOf(at);
}

/** Whether a row is in the group of that value. A value that no row of the kind can have is in no row. */
export function isInGroup(kind: FieldKind, at: FilterColumn, value: string | null): RawBuilder<SqlBool> {
  const own = groupValue(kind, at);
  if (value === null) return sql`(${own} is null)`;
  if (kind === 'seller') return isUuid(value) ? sql`${own} = ${value}::uuid` : sql`false`;
  if (kind === 'date') return parseFecha(value).ok ? sql`${own} = ${value}::date` : sql`false`;
  // Without the function an index on the column serves; an empty text is no value here.
  return value === '' ? sql`false` : sql`${columnOf(at)} = ${value}`;
}

function columnOf(at: FilterColumn): RawBuilder<unknown> {
  if ('several' in at || 'elsewhere' in at) throw new Error('A row may have several values of this field.');
  if ('instant' in at) return at.instant;
  return 'column' in at ? at.column : at;
}
