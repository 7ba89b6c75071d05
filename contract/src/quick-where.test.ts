import { expect, test } from 'vitest';
import { clientesList } from './clientes.list.ts';
import { queryOf } from './list.schemas.ts';
import type { ListDefinition } from './list-definition.ts';
import { parametersOf } from './list-parameters.ts';
import { quickWhere } from './quick-where.ts';

const query = queryOf(clientesList);

test.each([
  ['tipo=empresa', [['tipo', 'in', ['empresa']]]],
  ['contrato=con', [['contrato', 'yes']]],
  ['contrato=sin', [['contrato', 'no']]],
  ['provincia=28,45', [['provincia', 'in', ['28', '45']]]],
  ['comercial=ninguno', [{ or: [['comercial', 'empty']] }]],
  [
    'comercial=ninguno,k1',
    [
      {
        or: [
          ['comercial', 'empty'],
          ['comercial', 'in', ['k1']],
        ],
      },
    ],
  ],
  ['creadoDesde=2026-01-01', [['creado', 'since', '2026-01-01']]],
  ['creadoHasta=2026-01-31&q=pan&estado=borrado', [['creado', 'until', '2026-01-31']]],
  ['provincia=', []],
])('the readable parameters of a list say what its advanced filter would: %s', (address, expected) => {
  expect(quickWhere(clientesList, query.parse(parametersIn(address)))).toEqual(expected);
});

test('a figure between two, and a month, are conditions too', () => {
  const list = {
    name: 'x',
    usualSort: 'mes',
    fields: {
      mes: { kind: 'date', quick: 'month', sort: true },
      consumo: { kind: 'number', quick: 'range' },
      cups: { kind: 'code', quick: 'link' },
    },
  } as const satisfies ListDefinition;
  const parsed = queryOf(list).parse({
    mes: '2026-01',
    consumoDesde: '0',
    consumoHasta: '7.5',
    cups: 'ES00',
  });
  expect(quickWhere(list, parsed)).toEqual([
    ['mes', 'month', '2026-01'],
    ['consumo', '>=', 0],
    ['consumo', '<=', 7.5],
    ['cups', 'is', 'ES00'],
  ]);
});

test('a parameter that its definition does not have, or with a value that it does not admit, is refused', () => {
  for (const wrong of [{ color: 'x' }, { tipo: 'otra' }, { creadoDesde: '2026-02-30' }, { sort: 'nif' }]) {
    expect(query.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
  expect(Object.keys(query.shape).toSorted()).toEqual(
    Object.keys(parametersOf(clientesList).fields).toSorted(),
  );
});

function parametersIn(address: string): Readonly<Record<string, string>> {
  return Object.fromEntries(address.split('&').map((pair) => pair.split('=')));
}
