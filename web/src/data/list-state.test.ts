// @vitest-environment node
import { csvSchema, listQuery } from '@vatio/contract/list.schemas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseSearch, searchOf } from '../router/search.ts';
import {
  activeFilters,
  readListState,
  replaceListState,
  textOfListState,
  textOfLook,
  writeListState,
} from './list-state.ts';

const schema = listQuery(
  { tarifa: csvSchema, estado: z.enum(['activo', 'baja']).optional(), desde: z.coerce.number().optional() },
  ['nombre', 'fecha'],
);

describe('readListState', () => {
  it('readListState reads the address and fills in the defaults', () => {
    expect(readListState(schema, parseSearch('?q=pan&tarifa=2.0TD,3.0TD&page=3&sort=-fecha'))).toEqual({
      q: 'pan',
      tarifa: ['2.0TD', '3.0TD'],
      page: 3,
      limit: 10,
      sort: '-fecha',
    });
  });

  it('readListState opens the list although the address is wrong in places', () => {
    const search = parseSearch('page=cero&limit=5000&estado=loco&tab=curva&q=0021');
    expect(readListState(schema, search)).toEqual({ page: 1, limit: 10, q: '0021' });
  });
});

describe('writeListState', () => {
  const write = (search: string, change: Record<string, unknown>) =>
    searchOf(writeListState(schema, parseSearch(search), change));

  it.each([
    ['page=3', { q: 'pan' }, 'q=pan'],
    ['page=3&q=pan', { sort: 'nombre' }, 'q=pan&sort=nombre'],
    ['q=pan', { page: 2 }, 'q=pan&page=2'],
    ['q=pan&page=2', { page: 1 }, 'q=pan'],
    ['q=pan', { q: undefined }, ''],
    ['q=pan', { q: '' }, ''],
    ['tab=curva', { tarifa: ['2.0TD', '3.0TD'] }, 'tab=curva&tarifa=2.0TD%2C3.0TD'],
    ['tarifa=2.0TD', { tarifa: [] }, ''],
    ['limit=10', { limit: 25 }, 'limit=25'],
    ['q=O%27Donnell%20%22x%22', { page: 2 }, 'q=O%27Donnell+%22x%22&page=2'],
  ])('writeListState changes %s by %o', (search, change, expected) => {
    expect(write(search, change)).toBe(expected);
  });
});

describe('how the list is looked at', () => {
  it('a view keeps how its list is looked at, and nothing that is not of the list', () => {
    const search = parseSearch('tab=curva&tablero=atr&q=pan&page=3&vista=v1');
    expect(textOfListState(schema, search)).toBe('q=pan&tablero=atr');
    expect(textOfLook(search)).toBe('tablero=atr');
    expect(textOfLook(parseSearch('q=pan'))).toBe('');
  });

  it('a view that was kept as a table shows a table again', () => {
    const show = (search: string, text: string) =>
      searchOf(replaceListState(schema, parseSearch(search), text));
    expect(show('tab=curva&tablero=si&q=pan', 'estado=baja')).toBe('tab=curva&estado=baja');
    expect(show('q=pan', 'tablero=si')).toBe('tablero=si');
  });

  it('a board stays a board while the filters change', () => {
    expect(writeListState(schema, { tablero: 'si' }, { q: 'pan' })).toEqual({ tablero: 'si', q: 'pan' });
    expect(activeFilters(schema, { tablero: 'si' })).toEqual([]);
  });
});

describe('activeFilters', () => {
  it('activeFilters names the filters in force, leaving out order and page', () => {
    expect(activeFilters(schema, parseSearch('q=pan&estado=baja&page=2&limit=25&sort=fecha'))).toEqual([
      'estado',
      'q',
    ]);
    expect(activeFilters(schema, {})).toEqual([]);
  });
});
