import { productoDeEstudio } from '@vatio/contract';
import { expect, it } from 'vitest';
import { producto } from '../test-estudio.ts';
import { bandasComunes, clampToBand, feesDePartida } from './fees.ts';

const conBandas = (energia: [number, number], potencia: [number, number]) => {
  const leido = productoDeEstudio(
    producto('p', 0.1, {
      feeEnergiaEurMwh: { minimo: energia[0], maximo: energia[1] },
      feePotenciaEurKwAnio: { minimo: potencia[0], maximo: potencia[1] },
    }),
  );
  if (!leido.ok) throw new Error(leido.issue.message);
  return leido.value;
};

const ancha = conBandas([0, 20], [0, 8]);
const cara = conBandas([4, 30], [1, 2]);

it('the fees of a new analysis leave no product out for being too low', () => {
  expect(feesDePartida([ancha, cara])).toEqual({ feeEnergiaEurMwh: 4, feePotenciaEurKwAnio: 1 });
  expect(feesDePartida([])).toEqual({ feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 });
});

it('bandasComunes gives the fees that all the products admit, if there are any', () => {
  expect(bandasComunes([ancha, cara])).toEqual({
    energia: { minimo: 4, maximo: 20 },
    potencia: { minimo: 1, maximo: 2 },
  });
  expect(bandasComunes([conBandas([0, 3], [0, 8]), cara])).toBeUndefined();
  expect(bandasComunes([])).toBeUndefined();
});

it('clampToBand gives the nearest fees that a product admits', () => {
  expect(clampToBand({ feeEnergiaEurMwh: 1, feePotenciaEurKwAnio: 5 }, cara)).toEqual({
    feeEnergiaEurMwh: 4,
    feePotenciaEurKwAnio: 2,
  });
});
