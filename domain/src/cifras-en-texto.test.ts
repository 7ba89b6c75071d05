import { expect, test } from 'vitest';
import { conUnidad, enCifra, enEuros, enPorCiento } from './cifras-en-texto.ts';

test('figures in a sentence are grouped, with a hard space before the unit', () => {
  expect(enEuros(1253.4)).toBe('1.253,40\u00a0€');
  expect(enEuros(-0.004)).toBe('0,00\u00a0€');
  expect(enEuros(-1200)).toBe('−1.200,00\u00a0€');
  expect(enPorCiento(12.5)).toBe('12,5\u00a0%');
  expect(conUnidad({ valor: 1234.5678, unidad: 'MWh' })).toBe('1.234,568\u00a0MWh');
  expect(conUnidad({ valor: 8.5, unidad: '€/MWh', maximo: 6, minimo: 2 })).toBe('8,50\u00a0€/MWh');
  expect(enCifra(1200)).toBe('1.200');
  expect(enCifra(1.005, 2)).toBe('1,01');
});
