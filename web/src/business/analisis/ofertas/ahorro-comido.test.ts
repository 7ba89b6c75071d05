import { expect, it } from 'vitest';
import { savingWithoutFees } from './ahorro-comido.tsx';

const comision = (totalEur: number) => ({ energiaEur: totalEur, potenciaEur: 0, totalEur });

it.each([
  ['a fee that leaves a saving', { ahorroAnualEur: 10, comision: comision(500) }, undefined],
  ['a fee that eats the whole saving', { ahorroAnualEur: -100, comision: comision(150) }, 200],
  [
    'an offer that would not save without it either',
    { ahorroAnualEur: -400, comision: comision(150) },
    undefined,
  ],
  ['a reader who is told no commission', { ahorroAnualEur: -100, comision: null }, undefined],
])('the saving that a fee has eaten is told of %s', (_, oferta, saving) => {
  expect(savingWithoutFees(oferta, { dias: 182.5, actualEur: 900 })).toBe(saving);
});

it('the saving that a fee has eaten is unknown without the prices of today', () => {
  const oferta = { ahorroAnualEur: -100, comision: comision(150) };
  expect(savingWithoutFees(oferta, { dias: 365, actualEur: undefined })).toBeUndefined();
});
