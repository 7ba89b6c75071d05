import type { ListField } from '../../data/list-fields.ts';

/** The state of a table that a call searches, sorts and pages. */
export type PageState = {
  readonly q?: string;
  readonly sort?: string;
  readonly page: number;
  readonly limit: number;
};

/** What the address says of such a table, beside its own filters; plain data, so that no list brings a schema along. */
export const PAGE_FIELDS = {
  q: { kind: 'text', max: 200 },
  sort: { kind: 'text', max: 40 },
  page: { kind: 'number', whole: true, min: 1, default: 1 },
  limit: { kind: 'number', whole: true, min: 1, max: 50, default: 10 },
} as const satisfies Readonly<Record<string, ListField>>;

/** A text that is empty until somebody writes it. */
export const TEXT = { kind: 'text', default: '' } as const satisfies ListField;

/** The number of what is open. */
export const OPEN_ID = { kind: 'number', whole: true, min: 1 } as const satisfies ListField;
