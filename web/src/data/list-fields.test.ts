// @vitest-environment node
import { clientes, documentos, operaciones } from '@vatio/contract';
import * as contract from '@vatio/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { fieldsOf, isListSchema } from './list-fields.ts';
import { readListState } from './list-state.ts';

/** The query of every list of the contract, by its path. */
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
  it('the contract has lists whose fields can be compared', () => expect(LISTS.length).toBeGreaterThan(10));

  it.each(LISTS)('the fields of the list %s say the same as its schema', (_, query) => {
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

  it.each([
    ['the papers', documentos.parameters, contract.documentos.list.query],
    ['the operations', operaciones.parameters, contract.operaciones.list.query],
    ['the notes on a client', clientes.notasParameters, contract.clientes.notas.query],
    ['the history of a client', clientes.cronologiaParameters, contract.clientes.cronologia.query],
  ])(
    'the fields of the list %s, which has no definition, say the same as its schema',
    (_, parameters, query) => {
      expect(parameters.fields).toEqual(fieldsOf(query));
    },
  );
});
