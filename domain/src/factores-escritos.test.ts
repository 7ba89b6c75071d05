import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalesQueMultiplican, factoresEscritos } from './factores-escritos.ts';

test('the factors of an amount are written with no more decimals than their product needs', () => {
  const potencia = { cantidad: 46, unidad: 'kW·año', precio: 23.376927, unidadPrecio: '€/kW·año' };
  expect(factoresEscritos(potencia)).toBe('46\u00a0kW·año × 23,3769\u00a0€/kW·año');
  const indexada = { cantidad: 31_226.788, unidad: 'kWh', precio: 0.210160543, unidadPrecio: '€/kWh' };
  expect(factoresEscritos(indexada)).toBe('31.226,788\u00a0kWh × 0,2101605\u00a0€/kWh');
});

test('a rate is written as a per cent of an amount of euros', () => {
  const iee = { cantidad: 1045.14, unidad: '€', precio: 0.0511269632, unidadPrecio: 'por uno' };
  expect(factoresEscritos(iee)).toBe('1.045,14\u00a0€ × 5,113\u00a0%');
  expect(factoresEscritos({ ...iee, precio: 0.21 })).toBe('1.045,14\u00a0€ × 21\u00a0%');
});

test('a price with the decimals that its quantity asks for gives its amount to less than half a cent', () => {
  const cifra = (maximo: number, decimales: number) =>
    fc.integer({ min: 0, max: maximo * 10 ** decimales }).map((entero) => entero / 10 ** decimales);
  fc.assert(
    fc.property(cifra(900_000, 3), cifra(90, 9), (cantidad, precio) => {
      const escrito = Number(precio.toFixed(decimalesQueMultiplican(cantidad, precio)));
      expect(Math.abs(cantidad * (precio - escrito))).toBeLessThan(0.005);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});
