// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type LocalField, localWhere } from './local-where.ts';

type Row = { readonly name: string | null; readonly kwh: number | null; readonly day: string | null };

const ROWS: readonly Row[] = [
  { name: 'Ñandú "50%"', kwh: 100, day: '2026-11-20' },
  { name: "O'Hara \\ a_b", kwh: 50_000, day: '2026-11-01' },
  { name: 'avila', kwh: null, day: null },
  { name: null, kwh: -3, day: '2026-12-31' },
];
const FIELDS: Readonly<Record<string, LocalField<Row>>> = {
  name: { kind: 'text', value: ({ name }) => name },
  type: { kind: 'choice', value: ({ name }) => name },
  kwh: { kind: 'number', value: ({ kwh }) => kwh },
  day: { kind: 'date', value: ({ day }) => day },
};
/** The day is a Friday. */
const TODAY = '2026-11-20';

const places = (where: unknown) => {
  const test = localWhere(JSON.stringify(where), FIELDS, TODAY);
  return ROWS.flatMap((row, at) => (test?.(row) ? [at] : []));
};

describe('the filter of a list in the browser', () => {
  it.each([
    [['name', 'contains', 'ñandu'], [0]],
    [['name', 'contains', 'nandu'], []],
    [['name', 'contains', '"50%"'], [0]],
    [['name', 'contains', "o'HARA \\ A_"], [1]],
    [['name', 'contains', 'a%'], []],
    [['name', 'starts', 'ÁVI'], [2]],
    [['name', 'is', 'Ávila'], [2]],
    [['name', 'empty'], [3]],
    [
      ['name', 'filled'],
      [0, 1, 2],
    ],
    [['type', 'in', ['avila']], [2]],
    [
      ['type', 'not-in', ['avila']],
      [0, 1, 3],
    ],
    [
      ['kwh', '>=', 100],
      [0, 1],
    ],
    [
      ['kwh', '!=', 100],
      [1, 2, 3],
    ],
    [
      ['kwh', 'between', [200, -5]],
      [0, 3],
    ],
    [['kwh', 'empty'], [2]],
    [['day', 'on', '2026-11-20'], [0]],
    [['day', 'today'], [0]],
    [['day', 'before', '2026-11-20'], [1]],
    [['day', 'after', '2026-11-20'], [3]],
    [
      ['day', 'this-month'],
      [0, 1],
    ],
    [['day', 'this-week'], [0]],
    [
      ['day', 'last', 19],
      [0, 1],
    ],
    [['day', 'last', 18], [0]],
    [
      ['day', 'next', 41],
      [0, 3],
    ],
    [
      ['day', 'within', ['2026-12-31', '2026-11-20']],
      [0, 3],
    ],
  ])('the filter of a list in the browser: %j', (condition, expected) =>
    expect(places({ and: [condition] })).toEqual(expected),
  );

  it('the filter of a list in the browser joins groups', () => {
    expect(
      places({
        and: [
          ['kwh', 'filled'],
          {
            or: [
              ['kwh', '<', 0],
              ['name', 'contains', 'hara'],
            ],
          },
        ],
      }),
    ).toEqual([1, 3]);
  });

  it('the filter of a list in the browser is ignored when its text cannot be read', () => {
    expect(localWhere('{"and":[["other","is","x"]]}', FIELDS, TODAY)).toBeUndefined();
    expect(localWhere(undefined, FIELDS, TODAY)).toBeUndefined();
  });
});

it('the filter of a list in the browser takes an instant for its day in Spain', () => {
  const on = (day: string) =>
    localWhere(
      JSON.stringify({ and: [['day', 'on', day]] }),
      FIELDS,
      TODAY,
    )?.({ name: null, kwh: null, day: '2026-11-19T23:30:00Z' });
  expect([on('2026-11-19'), on('2026-11-20')]).toEqual([false, true]);
});
