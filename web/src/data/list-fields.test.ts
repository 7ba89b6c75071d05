// @vitest-environment node
import * as contract from '@vatio/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf, isListSchema } from './list-fields.ts';
import { readListState } from './list-state.ts';

/** The query of every list of the contract, by its address. */
const LISTS = Object.values(contract).flatMap((noun) =>
  Object.values(noun).flatMap((endpoint: unknown) =>
    isEndpoint(endpoint) && isListSchema(endpoint.query) ? [[endpoint.path, endpoint.query] as const] : [],
  ),
);

function isEndpoint(value: unknown): value is { readonly path: string; readonly query: unknown } {
  return typeof value === 'object' && value !== null && 'path' in value && 'query' in value;
}

const VALUES = [
  '',
  'a',
  'a,b',
  'si',
  'con',
  '0',
  '7',
  '-1',
  '1.5',
  '101',
  '2026-01-31',
  '2026-13',
  ' pan ',
  'activo',
];

describe('the fields of a list say what its schema says', () => {
  it('finds the lists', () => expect(LISTS.length).toBeGreaterThan(10));

  it.each(LISTS)('%s', (_, query) => {
    const { shape } = query;
    for (const [name, schema] of Object.entries(shape)) {
      for (const text of VALUES.filter((value) => value.trim() !== '')) {
        const { data } = schema.safeParse(text.trim());
        const usual = schema.safeParse(undefined).data;
        const { [name]: read } = { ...readListState(query, { [name]: text }) } as Record<string, unknown>;
        expect(read, `${name}=${text}`).toEqual(data ?? usual);
      }
    }
  });

  it.each(LISTS)('%s, as the build writes it', (_, query) => {
    const written = { fields: JSON.parse(JSON.stringify(fieldsOf(query))) };
    const search = { page: '3', sort: 'creado', q: 'pan', estado: 'activo' };
    expect(readListState(written, search)).toEqual(readListState(query, search));
  });
});
