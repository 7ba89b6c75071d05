import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Intervalo, minimoAscendente, minimoConvexo } from './orden-ascendente.ts';

it('minimoConvexo finds the smallest of the integers at which a convex function is least', () => {
  expect(minimoConvexo((k) => (k - 7) ** 2, { min: 0, max: 100 })).toBe(7);
  expect(minimoConvexo((k) => Math.max(3 - k, 0, k - 8), { min: 0, max: 100 })).toBe(3);
  expect(minimoConvexo((k) => k, { min: 4, max: 9 })).toBe(4);
  expect(minimoConvexo((k) => -k, { min: 4, max: 9 })).toBe(9);
});

describe('minimoAscendente', () => {
  it('pools what falls and leaves alone what rises', () => {
    const metas = [5, 3, 8, 9, 6, 20];
    const todo = metas.map(() => ({ min: 0, max: 30 }));
    expect(minimoAscendente((i, k) => (k - metas[i]!) ** 2, todo)).toEqual([4, 4, 8, 8, 8, 20]);
  });

  it('is as good as trying every rising tuple', () => {
    const pieza = fc.record({
      meta: fc.integer({ min: -2, max: 12 }),
      baja: fc.integer({ min: 0, max: 9 }),
      sube: fc.integer({ min: 0, max: 9 }),
      min: fc.integer({ min: 0, max: 6 }),
      ancho: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(pieza, { minLength: 1, maxLength: 5 }), (piezas) => {
        const coste = (i: number, k: number) => {
          const { meta, baja, sube } = piezas[i]!;
          return k < meta ? baja * (meta - k) ** 2 : sube * (k - meta);
        };
        const intervalos = crecientes(piezas.map(({ min, ancho }) => ({ min, max: min + ancho })));
        const suma = (ks: readonly number[]) => ks.reduce((total, k, i) => total + coste(i, k), 0);
        const optimo = minimoAscendente(coste, intervalos);
        for (const [i, k] of optimo.entries()) {
          expect(k).toBeGreaterThanOrEqual(Math.max(intervalos[i]!.min, optimo[i - 1] ?? 0));
          expect(k).toBeLessThanOrEqual(intervalos[i]!.max);
        }
        expect(suma(optimo)).toBe(Math.min(...ascendentes(intervalos).map(suma)));
      }),
      { numRuns: 300 },
    );
  });
});

/** The ends of the intervals made to rise. */
function crecientes(intervalos: readonly Intervalo[]): Intervalo[] {
  let min = 0;
  let max = 0;
  return intervalos.map((intervalo) => {
    min = Math.max(min, intervalo.min);
    max = Math.max(max, intervalo.max);
    return { min, max };
  });
}

function ascendentes(intervalos: readonly Intervalo[]): number[][] {
  return intervalos.reduce<number[][]>(
    (tuplas, { min, max }) =>
      tuplas.flatMap((tupla) => {
        const desde = Math.max(min, tupla.at(-1) ?? 0);
        return Array.from({ length: Math.max(0, max - desde + 1) }, (_, i) => [...tupla, desde + i]);
      }),
    [[]],
  );
}
