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
    // A single-line field joins the lines of a pasted list like this.
    [`${UNO}${OTRO}`, [UNO, OTRO]],
    ['', []],
  ])('readCups reads %j', (texto, esperados) => {
    expect(validos(texto)).toEqual(esperados);
  });

  it('readCups gives the exact reason of each wrong code and counts the repeated ones', () => {
    const { erroneos, repetidos } = readCups(`${UNO}\n${UNO}\nES1234123456789012JX\nhola`);
    expect(erroneos.map(({ texto, issue }) => [texto, issue.code])).toEqual([
      ['ES1234123456789012JX', 'cups-control'],
      ['hola', 'cups-pais'],
    ]);
    expect(repetidos).toBe(1);
  });
});

it('rutaDeAnalisis gives one supply an address of its own, and several a shared one', () => {
  expect(rutaDeAnalisis([UNO])).toBe(`/cups/${UNO}/analisis`);
  expect(rutaDeAnalisis([UNO, OTRO])).toBe(`/analisis/nuevo?cups=${UNO},${OTRO}`);
});
