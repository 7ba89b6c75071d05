import {
  type Argument,
  argumentOf,
  type FieldKind,
  kindsOf,
  LISTS,
  operatorsOf,
} from '@vatio/contract/endpoints';

const VALORES: Readonly<Record<Argument, readonly unknown[]>> = {
  nothing: [undefined],
  text: ['a', '%', '_', '\\', "'", 'x'.repeat(200), 'a\u0000b'],
  number: [0, -1, 0.5, 1e308, 2 ** 53],
  'two-numbers': [
    [1, 2],
    [2, 1],
    [-1e308, 1e308],
  ],
  date: ['2026-01-31', '9999-12-31', '0001-01-01', '2026-02-30'],
  'two-dates': [
    ['2026-01-01', '2026-12-31'],
    ['9999-12-31', '0001-01-01'],
  ],
  days: [0, 1, 3660],
  values: [['a'], ['', '%'], ['00000000-0000-4000-8000-000000000000'], Array.from({ length: 50 }, () => 'x')],
};

/** Filters with every field and operator of every list, and with values at an edge. */
export const FILTERS: readonly string[] = LISTS.flatMap((list): [string, FieldKind][] =>
  Object.entries(kindsOf(list)),
).flatMap(([campo, clase]) =>
  operatorsOf(clase).flatMap((operador) =>
    VALORES[argumentOf(clase, operador) ?? 'nothing'].map((valor) =>
      JSON.stringify({ and: [valor === undefined ? [campo, operador] : [campo, operador, valor]] }),
    ),
  ),
);
