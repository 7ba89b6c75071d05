import { expect, it } from 'vitest';
import { nombreProvincia, zonaDeProvincia } from './provincias.ts';

it('the table of provinces knows the fifty provinces and the two cities', () => {
  const codigos = Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, '0'));
  const nombres = new Set(codigos.map(nombreProvincia));
  expect(nombres.size).toBe(52);
  expect(nombres).not.toContain(undefined);
  expect(nombreProvincia('53')).toBeUndefined();
});

it.each([
  ['07', 'baleares'],
  ['35', 'canarias'],
  ['38', 'canarias'],
  ['51', 'ceuta'],
  ['52', 'melilla'],
  ['28', 'peninsula'],
])('the province %s is in %s', (codigo, zona) => {
  expect(zonaDeProvincia(codigo)).toBe(zona);
});
