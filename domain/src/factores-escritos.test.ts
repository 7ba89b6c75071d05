import fc from 'fast-check';
import { expect, test } from 'vitest';
import { round } from './exact.ts';
import { decimalesQueMultiplican, factoresEscritos, importeDeFactores } from './factores-escritos.ts';

test('the factors of an amount are written with no more decimals than their product needs', () => {
  const potencia = { cantidad: 46, unidad: 'kW·año', precio: 23.376927, unidadPrecio: '€/kW·año' };
  expect(factoresEscritos(potencia)).toBe('46\u00a0kW·año × 23,3769\u00a0€/kW·año');
  const indexada = { cantidad: 31_226.788, unidad: 'kWh', precio: 0.210160543, unidadPrecio: '€/kWh' };
  expect(factoresEscritos(indexada)).toBe('31.226,788\u00a0kWh × 0,2101605\u00a0€/kWh');
});

test('a rate is written as a per cent of an amount of euros', () => {
  const iee = { cantidad: 1045.14, unidad: '€', precio: 0.0511269632, unidadPrecio: 'por uno' };
  expect(factoresEscritos(iee)).toBe('1.045,14\u00a0€ × 5,1127\u00a0%');
  expect(factoresEscritos({ ...iee, precio: 0.21 })).toBe('1.045,14\u00a0€ × 21\u00a0%');
});

test('a column of prices, with the decimals that its quantities ask for, gives every amount to the cent', () => {
  const cifra = (maximo: number, decimales: number) =>
    fc.integer({ min: 0, max: maximo * 10 ** decimales }).map((entero) => entero / 10 ** decimales);
  const factores = fc.record({ cantidad: cifra(900_000, 3), precio: cifra(90, 9) });
  fc.assert(
    fc.property(fc.array(factores, { minLength: 1, maxLength: 6 }), (columna) => {
      const decimales = decimalesQueMultiplican(columna);
      for (const { cantidad, precio } of columna) {
        expect(importeDeFactores(cantidad, round(precio, decimales))).toBe(
          importeDeFactores(cantidad, precio),
        );
      }
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

test('a product that is half a cent away from the next cent is written with the decimals that keep it', () => {
  // 1.000 × 0,123456 = 123,456, and with four decimals it would be 123,50.
  expect(decimalesQueMultiplican([{ cantidad: 1000, precio: 0.123456 }])).toBe(5);
  expect(decimalesQueMultiplican([{ cantidad: 1000, precio: 0.1234 }])).toBe(4);
});
