// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { selectLocally } from './local-rows.ts';

type Row = { readonly name: string; readonly kwh: number | null; readonly cups?: string };

const rows: Row[] = [
  { name: 'Ñu', kwh: 3, cups: 'ES 1234 1234 5678 9012 JY' },
  { name: 'Ávila', kwh: null },
  { name: 'árbol', kwh: 10 },
  { name: 'Nube', kwh: 3 },
  { name: 'Arco', kwh: 2 },
];
const columns = [
  { sort: 'name', value: (row: Row) => row.name },
  { sort: 'kwh', value: (row: Row) => row.kwh },
];
const select = (sort?: string, q = '') =>
  selectLocally(rows, {
    q,
    sort,
    columns,
    filters: [],
    search: (row) => [row.name, row.cups],
  }).map((row) => row.name);

describe('rows selected in the browser', () => {
  it('rows in the browser are sorted in Spanish order, by several columns, with missing values last', () => {
    expect(select('name')).toEqual(['árbol', 'Arco', 'Ávila', 'Nube', 'Ñu']);
    expect(select('kwh')).toEqual(['Arco', 'Ñu', 'Nube', 'árbol', 'Ávila']);
    expect(select('-kwh,name')).toEqual(['árbol', 'Nube', 'Ñu', 'Arco', 'Ávila']);
    expect(select('nothing')).toEqual(rows.map((row) => row.name));
  });

  it('rows in the browser are found whatever the accents, with ñ kept apart from n, and codes without their separators', () => {
    expect(select(undefined, 'avila')).toEqual(['Ávila']);
    expect(select(undefined, 'nu')).toEqual(['Nube']);
    expect(select(undefined, 'es1234-1234')).toEqual(['Ñu']);
    expect(select(undefined, "d'aigua")).toEqual([]);
  });

  it('rows in the browser pass every filter at once, so that removing one widens the list again', () => {
    const over = (row: Row, wanted: string) => (row.kwh ?? 0) > Number(wanted);
    const filtered = (wanted: string) =>
      selectLocally(rows, { q: '', sort: undefined, columns, filters: [{ wanted, passes: over }] });
    expect(filtered('2')).toHaveLength(3);
    expect(filtered('')).toHaveLength(5);
  });
});
