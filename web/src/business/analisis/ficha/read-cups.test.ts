import { letrasControl } from '@vatio/domain';
import { describe, expect, it } from 'vitest';
import { readCups, rutaDeAnalisis } from './read-cups.ts';

const UNO = 'ES1234123456789012JY';
const OTRO = `ES0021000012345678${letrasControl('0021000012345678')}`;

const validos = (texto: string) => readCups(texto).validos.map(({ cups }) => cups);

describe('readCups', () => {
  it.each([
    ['es 1234-1234 5678 9012 jy', [UNO]],
    ['  ES1234123456789012JY1F ', [UNO]],
    [`${UNO}\n${OTRO}`, [UNO, OTRO]],
    [`${UNO}, ${OTRO};`, [UNO, OTRO]],
    // What a single-line field leaves of a pasted list.
    [`${UNO}${OTRO}`, [UNO, OTRO]],
    ['', []],
  ])('%j', (texto, esperados) => {
    expect(validos(texto)).toEqual(esperados);
  });

  it('gives the exact reason of each wrong one and counts the repeated', () => {
    const { erroneos, repetidos } = readCups(`${UNO}\n${UNO}\nES1234123456789012JX\nhola`);
    expect(erroneos.map(({ texto, issue }) => [texto, issue.code])).toEqual([
      ['ES1234123456789012JX', 'cups-control'],
      ['hola', 'cups-pais'],
    ]);
    expect(repetidos).toBe(1);
  });
});

it('one supply has its own address, several share one', () => {
  expect(rutaDeAnalisis([UNO])).toBe(`/cups/${UNO}/analisis`);
  expect(rutaDeAnalisis([UNO, OTRO])).toBe(`/analisis/nuevo?cups=${UNO},${OTRO}`);
});
