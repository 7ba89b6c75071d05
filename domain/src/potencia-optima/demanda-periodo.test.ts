import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demandaEstimada, demandaPorCuartos, demandaPorMaximo } from './demanda-periodo.ts';

it('the demand of a period holds the excess of a maximeter', () => {
  const { maximaKw, excesoKw } = demandaPorMaximo(22.5);
  expect([maximaKw, excesoKw(20), excesoKw(22.5), excesoKw(30)]).toEqual([22.5, 2.5, 0, 0]);
});

it('the demand of a period takes the root of the squares above any power', () => {
  const kw = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(kw, { maxLength: 60 }),
      kw,
      fc.constantFrom(1, 4),
      (valores, potencia, repeticiones) => {
        const directa = Math.sqrt(
          repeticiones * valores.reduce((suma, valor) => suma + Math.max(0, valor - potencia) ** 2, 0),
        );
        const { maximaKw, excesoKw } = demandaPorCuartos(valores, repeticiones);
        expect(excesoKw(potencia)).toBeCloseTo(directa, 8);
        expect(maximaKw).toBe(Math.max(0, ...valores));
        expect(excesoKw(maximaKw)).toBe(0);
      },
    ),
  );
});

it('the demand of a period loses no digits just under a high peak', () => {
  const { excesoKw } = demandaPorCuartos([...new Array<number>(2000).fill(9000), 9001], 1);
  expect(excesoKw(9001 - 2 ** -20)).toBe(2 ** -20);
});

it('the demand of a period estimates from a maximeter what quarter-hours spread evenly up to it would exceed, and never less than one of them', () => {
  const cuartos = 2000;
  const repartidos = Array.from({ length: cuartos }, (_, i) => ((i + 0.5) * 110) / cuartos);
  const exacta = demandaPorCuartos(repartidos, 1);
  const estimada = demandaEstimada(110, cuartos);
  for (const kw of [20, 60, 90, 100]) {
    expect(estimada.excesoKw(kw) / exacta.excesoKw(kw)).toBeCloseTo(1, 2);
  }
  expect([estimada.excesoKw(110), estimada.excesoKw(200)]).toEqual([0, 0]);
  expect(demandaEstimada(110, 0).excesoKw(100)).toBe(10);
});
