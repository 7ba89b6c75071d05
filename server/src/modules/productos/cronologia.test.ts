import { describe, expect, test } from 'vitest';
import { avisosDeFechas, estadoEn, fitVersion } from './cronologia.ts';

const enero = { desde: '2026-01-01', hasta: '2026-01-31' };
const febrero = { desde: '2026-02-01', hasta: '2026-02-28' };
const abierta = { desde: '2026-04-01', hasta: null };

describe('estadoEn', () => {
  test.each([
    ['2025-12-31', 'programada'],
    ['2026-01-01', 'vigente'],
    ['2026-01-31', 'vigente'],
    ['2026-02-01', 'caducada'],
  ])('on %s is %s', (fecha, estado) => {
    expect(estadoEn(fecha, enero)).toBe(estado);
  });

  test('an open version never expires', () => {
    expect(estadoEn('2999-01-01', abierta)).toBe('vigente');
  });
});

describe('fitVersion', () => {
  test('a later version closes the open one', () => {
    const nueva = { desde: '2026-05-01', hasta: null };
    expect(fitVersion([enero, abierta], nueva)).toEqual({ cierra: abierta, choca: [] });
  });

  test('a version that fits between two closes nothing', () => {
    const marzo = { desde: '2026-03-01', hasta: '2026-03-31' };
    expect(fitVersion([enero, febrero, abierta], marzo)).toEqual({ cierra: undefined, choca: [] });
  });

  test.each([
    ['the same first day as the open one', { desde: '2026-04-01', hasta: null }, [abierta]],
    ['open before the open one', { desde: '2026-03-01', hasta: null }, [abierta]],
    ['over two closed ones', { desde: '2026-01-31', hasta: '2026-02-01' }, [enero, febrero]],
    ['open inside a closed one', { desde: '2026-02-10', hasta: null }, [febrero, abierta]],
  ])('clashes: %s', (_, nueva, choca) => {
    expect(fitVersion([enero, febrero, abierta], nueva).choca).toEqual(choca);
  });
});

describe('avisosDeFechas', () => {
  test('names the days nobody sells, across the end of a month', () => {
    expect(avisosDeFechas([abierta, febrero, enero], '2026-02-15')).toEqual([
      'Sin versión del 01/03/2026 al 31/03/2026: esos días no se vende',
    ]);
  });

  test('says when the last version ends, until it has ended', () => {
    expect(avisosDeFechas([enero, febrero], '2026-02-28')).toEqual([
      'Se deja de vender el 28/02/2026: no hay versión que la siga',
    ]);
    expect(avisosDeFechas([enero, febrero], '2026-03-01')).toEqual([]);
  });
});
