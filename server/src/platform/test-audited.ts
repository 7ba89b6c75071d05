import { audited } from '@vatio/contract/endpoints';
import type { Db } from './database.ts';

const { AUDITED_ACTIONS, AUDITED_FIELDS, AUDITED_VALUES, CODED_FIELDS } = audited;

/** A code of a state or kind, such as `en-revision`, as opposed to words that a person wrote. */
const CODE = /^[a-z]+(-[a-z]+)*$/;

/** The codes in this database's audit for which the screen has no name. */
export async function unnamedInAudit(db: Db): Promise<readonly string[]> {
  const entries = await db
    .selectFrom('auditoria')
    .select(['accion', 'antes', 'despues'])
    .distinct()
    .execute();
  const unnamed = new Set<string>();
  for (const { accion, antes, despues } of entries) {
    if (!AUDITED_ACTIONS.includes(accion)) unnamed.add(`accion-${accion}`);
    for (const kept of [antes, despues]) for (const name of unnamedIn(kept)) unnamed.add(name);
  }
  return [...unnamed].sort();
}

function unnamedIn(value: unknown, field = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unnamedIn(item, field));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inside]) => [
      ...(AUDITED_FIELDS.includes(name) ? [] : [`campo-${name}`]),
      ...unnamedIn(inside, name),
    ]);
  }
  const coded = typeof value === 'string' && CODED_FIELDS.includes(field) && CODE.test(value);
  return coded && !AUDITED_VALUES.includes(value) ? [`valor-${value} (${field})`] : [];
}
