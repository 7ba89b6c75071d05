import { describe, expect, it } from 'vitest';
import { distribuidoraDeGas, motivoDeGas } from './cups-de-gas.ts';
import { DISTRIBUIDORAS } from './distribuidoras.ts';

describe('a CUPS', () => {
  it.each([
    ['ES0217010143209335YG', 'Nedgia (0217)'],
    ['ES0234000000000001XX', 'Madrileña Red de Gas (0234)'],
    ['ES0240000000000001XX', '0240'],
    ['ES0200000000000001XX', undefined],
    ['ES0241000000000001XX', undefined],
    ['ES0021000000000001XX', undefined],
  ])('%s is of the gas distributor %s', (cups, distribuidora) => {
    expect(distribuidoraDeGas(cups)).toBe(distribuidora);
  });

  it('says in a sentence that it is of gas', () => {
    expect(motivoDeGas('ES0217010143209335YG')).toBe(
      'Es un CUPS de gas, de la distribuidora Nedgia (0217), y no de electricidad',
    );
    expect(motivoDeGas('ES0021000000000001XX')).toBeUndefined();
  });

  it('of a known distributor of electricity is never of gas', () => {
    const confused = DISTRIBUIDORAS.filter(({ prefijo }) => distribuidoraDeGas(`ES${prefijo}`) !== undefined);
    expect(confused).toEqual([]);
  });
});
