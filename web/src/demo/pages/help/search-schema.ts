import type { FieldList } from '../../../data/list-fields.ts';

/** The address keeps the search. */
export const SEARCH_SCHEMA: FieldList<{ readonly q?: string }> = {
  fields: { q: { kind: 'text', max: 200 } },
};
