import { letrasControl } from '@vatio/domain';
import { describe, expect, it } from 'vitest';
import { readCups, rutaDeAnalisis } from './read-cups.ts';

const PRIMERO = 'ES1234123456789012JY';
const SEGUNDO = `ES0021000012345678${letrasControl('0021000012345678')}`;

const validos = (texto: string) => readCups(texto).validos.map(({ cups }) => cups);

describe('readCups', () => {
  it.each([
    ['es 1234-1234 5678 9012 jy', [PRIMERO]],
    ['  ES1234123456789012JY1F ', [PRIMERO]],
    [`${PRIMERO}\n${SEGUNDO}`, [PRIMERO, SEGUNDO]],
    [`${PRIMERO}, ${SEGUNDO};`, [PRIMERO, SEGUNDO]],
    // A single-line field joins the lines of a pasted list like this.
    [`${PRIMERO}${SEGUNDO}`, [PRIMERO, SEGUNDO]],
    ['', []],
  ])('readCups reads %j', (texto, esperados) => {
    expect(validos(texto)).toEqual(esperados);
  });

  it('readCups gives the exact reason of each wrong code and counts the repeated ones', () => {
    const { erroneos, repetidos } = readCups(`${PRIMERO}\n${PRIMERO}\nES1234123456789012JX\nhola`);
    expect(erroneos.map(({ texto, issue }) => [texto, issue.code])).toEqual([
      ['ES1234123456789012JX', 'cups-control'],
      ['hola', 'cups-pais'],
    ]);
    expect(repetidos).toBe(1);
  });
});

it('rutaDeAnalisis gives one supply an address of its own, and several a shared one', () => {
  expect(rutaDeAnalisis([PRIMERO])).toBe(`/cups/${PRIMERO}/analisis`);
  expect(rutaDeAnalisis([PRIMERO, SEGUNDO])).toBe(`/analisis/nuevo?cups=${PRIMERO},${SEGUNDO}`);
});
