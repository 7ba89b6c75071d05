import type { FieldList } from '../../../data/list-fields.ts';

/** What is being looked for, kept in the address. */
export const SEARCH_SCHEMA: FieldList<{ readonly q?: string }> = {
  fields: { q: { kind: 'text', max: 200 } },
};
