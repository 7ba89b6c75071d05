import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDecimal, readNumber, type SignoDecimal } from './numeros.ts';

const CASOS: readonly (readonly [texto: string, decimal: SignoDecimal, valor: number])[] = [
  ['0', ',', 0],
  ['2124000', '.', 2_124_000],
  ['0,141', ',', 0.141],
  ['0,141', '.', 0.141],
  ['0.25', ',', 0.25],
  ['1.234,5', ',', 1234.5],
  ['1,234.5', ',', 1234.5],
  ['1.234.567', ',', 1_234_567],
  ['1.234', ',', 1234],
  ['1.234', '.', 1.234],
  ['20.000', '.', 20],
  ['-24', '.', -24],
  ['-0,5', ',', -0.5],
  ['+3', ',', 3],
  [',5', ',', 0.5],
  ['5,', ',', 5],
  ['1234567890123456', '.', 1_234_567_890_123_456],
];

describe('readNumber', () => {
  it.each(CASOS)('reads %s with decimal sign %s', (texto, decimal, valor) => {
    expect(readNumber(texto, decimal)).toBe(valor);
  });

  it.each([
    '',
    'x',
    '12x',
    '1e5',
    '1,2,3',
    '1.23.456',
    '12.34,5',
    ',',
    '.',
    '-',
    '-,',
    '1 000',
    '--1',
    '0x10',
    '1,-2',
    ',.5',
    '9'.repeat(400),
  ])('refuses %j', (texto) => {
    expect(readNumber(texto, ',')).toBeNaN();
    expect(readNumber(texto, '.')).toBeNaN();
  });

  it('reads what JavaScript prints, with either sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(6), (entero, decimales) => {
        const texto = (entero / 10 ** decimales).toFixed(decimales);
        expect(readNumber(texto, '.')).toBe(Number(texto));
        expect(readNumber(texto.replace('.', ','), ',')).toBe(Number(texto));
      }),
    );
  });
});

describe('decideDecimal', () => {
  const decide = (valores: string[], propio: SignoDecimal) => {
    const decidido = decideDecimal(valores, propio);
    return decidido.ok ? decidido.value : decidido.issue.code;
  };

  it.each<[string[], SignoDecimal, string]>([
    [['0,141', '1,234'], ',', ','],
    [['1,234', '2,500'], ',', ','],
    [['0.141', '1.234'], ',', '.'],
    [['1.234', '0,5'], ',', ','],
    [['20.000', '9.000'], '.', '.'],
    [['12', '7'], ',', ','],
    [['1.234', '2.500'], ',', 'decimal-ambiguo'],
    [['1,234'], '.', 'decimal-ambiguo'],
    [['0,5', '0.5', '1.234'], ',', 'decimal-ambiguo'],
    [['0,5', '0.5'], ',', ','],
  ])('of %j, with %j as the sign of the format, says %s', (valores, propio, esperado) => {
    expect(decide(valores, propio)).toBe(esperado);
  });
});
