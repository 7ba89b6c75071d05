// @vitest-environment node
import { parseCups } from '@vatio/domain';
import { describe, expect, it } from 'vitest';
import { anatomiaCups, parteErronea } from './anatomia-cups.ts';

const textos = (cups: string) => anatomiaCups(cups).map(({ texto }) => texto);

describe('anatomiaCups', () => {
  it('anatomiaCups parts a CUPS however it is spaced, complete or not', () => {
    expect(textos('es 1234-1234 5678 9012 jy 1f')).toEqual(['ES', '1234', '123456789012', 'JY', '1F']);
    expect(textos('ES12')).toEqual(['ES', '12', '', '', '']);
    expect(textos('')).toEqual(['', '', '', '', '']);
  });
});

describe('parteErronea', () => {
  it.each([
    ['PT1234123456789012JY', 'pais'],
    ['ES12B4123456789012JY', 'distribuidora'],
    ['ES12341234X6789012JY', 'numero'],
    ['ES1234123456789012JX', 'control'],
    ['ES1234123456789012JYAF', 'frontera'],
    ['ES1234123456789012JY1Q', 'frontera'],
    ['ES1234', undefined],
  ])('parteErronea of %s: %s', (cups, parte) => {
    const resultado = parseCups(cups);
    expect(resultado.ok).toBe(false);
    expect(!resultado.ok && parteErronea(resultado.issue.code, cups)).toBe(parte);
  });
});
