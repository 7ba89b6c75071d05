import { expect, it } from 'vitest';
import { deUnidad, enUnidad } from './precio-potencia.ts';

it.each([0, 0.073782, 0.055827, 0.000001, 1.234567])(
  'a power price of %d €/kW·día comes back unchanged',
  (eurKwDia) => {
    expect(enUnidad(deUnidad(eurKwDia, 'dia'), 'dia')).toBe(eurKwDia);
  },
);

it('a power price is stored by year, whatever the unit on screen', () => {
  expect(deUnidad(0.1, 'dia')).toBe(36.5);
  expect(deUnidad(36.5, 'anio')).toBe(36.5);
  expect(deUnidad(null, 'dia')).toBeNull();
});
