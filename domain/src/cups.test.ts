import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCups, letrasControl, parseCau, parseCil, parseCups } from './cups.ts';

const NBSP = '\u00A0';

const VALIDOS: readonly (readonly [texto: string, normalizado: string])[] = [
  ['ES 1234-123456789012-jy', 'ES1234123456789012JY'],
  ['ES 1234-123456789012-JY 1F', 'ES1234123456789012JY1F'],
  ['ES 0987 5432 1098 7654 ZF', 'ES0987543210987654ZF'],
  ['ES 9750 2109 8765 4321 CQ', 'ES9750210987654321CQ'],
  ['ES 0999 1100 1234 5678 EK', 'ES0999110012345678EK'],
  ['ES0291000000000001DN0F', 'ES0291000000000001DN0F'],
  ['ES1234000000000001JN0F', 'ES1234000000000001JN0F'],
  ['ES0116000000011531LK0F', 'ES0116000000011531LK0F'],
  ['ES0217010143209335YG', 'ES0217010143209335YG'],
  ['ES0189000010370001VX0F', 'ES0189000010370001VX0F'],
  [`\t es${NBSP}1234.1234.5678.9012 –jy.1f\r\n`, 'ES1234123456789012JY1F'],
  ['\u202AES1234123456789012JY\u202C', 'ES1234123456789012JY'],
];

const RECHAZADOS: readonly (readonly [texto: string, code: string, enElMotivo: string])[] = [
  [' - ', 'cups-vacio', 'Falta'],
  ['GB1234123456789012JY', 'cups-pais', '«GB»'],
  ['1234 1234 5678 9012 JY', 'cups-pais', '«12»'],
  ['eſ1234123456789012JY', 'cups-pais', '«Eſ»'],
  ['ES 1234-12456789012-JY', 'cups-longitud', 'tiene 19 caracteres'],
  ['ES 1234-123456789012-JY 1', 'cups-longitud', 'tiene 21 caracteres'],
  ['ES1234123456789012JY1F2', 'cups-longitud', 'tiene 23 caracteres'],
  ['ES 1234-12X456789012-JY', 'cups-cifras', 'posición 7 de las 16 cifras del CUPS es la letra «X»'],
  ['ES 1234-12#456789012-JY', 'cups-cifras', 'es «#»'],
  ['ES 1234-12٣456789012-JY', 'cups-cifras', 'posición 7'],
  ['ES0291000000000001DX0F', 'cups-control', '«DX» y deberían ser «DN»'],
  ['ES1234000000000002JN0F', 'cups-control', '«JN» y deberían ser «JJ»'],
  ['ES123412345678901212', 'cups-control', '«12» y deberían ser «JY»'],
  ['ES 1234-123456789012-JY XF', 'cups-frontera-cifra', '«XF»'],
  ['ES 1234-123456789012-JY 1T', 'cups-frontera-letra', 'F, P, R, C, X, Y o Z'],
  ['ES 1234-123456789012-JY 11', 'cups-frontera-letra', '«11»'],
];

describe('parseCups', () => {
  it.each(VALIDOS)('accepts %j', (texto, normalizado) => {
    expect(parseCups(texto)).toEqual({
      ok: true,
      value: {
        cups: normalizado.slice(0, 20),
        frontera: normalizado.length === 22 ? normalizado.slice(20) : null,
        normalizado,
        prefijo: normalizado.slice(2, 6),
      },
    });
  });

  it.each(RECHAZADOS)('refuses %j as %s', (texto, code, enElMotivo) => {
    expect(parseCups(texto)).toMatchObject({
      ok: false,
      issue: { code, message: expect.stringContaining(enElMotivo), part: expect.any(String) },
    });
  });

  it('takes every letter of a measuring point and no other', () => {
    const aceptadas = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
      (letra) => parseCups(`ES1234123456789012JY0${letra}`).ok,
    );
    expect(aceptadas.join('')).toBe('CFPRXYZ');
  });
});

describe('letrasControl', () => {
  it.each([
    ['1234123456789012', 'JY'],
    ['0987543210987654', 'ZF'],
    // Above 2^53: a double would give other letters.
    ['9750210987654321', 'CQ'],
    ['9999999999999999', letrasConBigInt('9999999999999999')],
    ['0000000000000000', 'TT'],
  ])('%s → %s', (digitos, letras) => {
    expect(letrasControl(digitos)).toBe(letras);
  });

  it('agrees with big integers', () => {
    fc.assert(
      fc.property(digitos(16), (d) => {
        expect(letrasControl(d)).toBe(letrasConBigInt(d));
      }),
    );
  });
});

describe('formatCups', () => {
  it('groups by four', () => {
    expect(formatCups('ES1234123456789012JY1F')).toBe('ES 1234 1234 5678 9012 JY 1F');
    expect(formatCups('ES1234123456789012JY')).toBe('ES 1234 1234 5678 9012 JY');
  });
});

describe('any CUPS', () => {
  it('is read back from its printed form', () => {
    fc.assert(
      fc.property(cupsValido(), (cups) => {
        expect(parseCups(formatCups(cups))).toMatchObject({ ok: true, value: { normalizado: cups } });
      }),
    );
  });

  it('is refused when one of its digits or control letters changes', () => {
    const cambio = fc.tuple(cupsValido(), fc.integer({ min: 2, max: 19 }), fc.nat(24));
    fc.assert(
      fc.property(cambio, ([cups, posicion, salto]) => {
        const malo =
          cups.slice(0, posicion) + shifted(cups.charAt(posicion), salto) + cups.slice(posicion + 1);
        expect(parseCups(malo)).toMatchObject({ ok: false, issue: { code: 'cups-control' } });
      }),
    );
  });

  it('is refused when two neighbouring digits are swapped', () => {
    fc.assert(
      fc.property(cupsValido(), fc.integer({ min: 2, max: 16 }), (cups, i) => {
        fc.pre(cups.charAt(i) !== cups.charAt(i + 1));
        const malo = cups.slice(0, i) + cups.charAt(i + 1) + cups.charAt(i) + cups.slice(i + 2);
        expect(parseCups(malo).ok).toBe(false);
      }),
    );
  });

  it('or any other text gets an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'ES', 'ES1234123456789012JY'), basura(), (inicio, resto) => {
        for (const parse of [parseCups, parseCil, parseCau]) {
          expect(typeof parse(inicio + resto).ok).toBe('boolean');
        }
      }),
    );
  });
});

describe('parseCil and parseCau', () => {
  it('split the supply point from the number of the facility', () => {
    const cups = { cups: 'ES1234123456789012JY', frontera: '1F' };
    expect(parseCil('es 1234 1234 5678 9012 jy 1f 001')).toMatchObject({
      ok: true,
      value: { normalizado: 'ES1234123456789012JY1F001', cups, numero: '001' },
    });
    expect(parseCau('ES1234123456789012JY1FA000')).toMatchObject({
      ok: true,
      value: { normalizado: 'ES1234123456789012JY1FA000', cups, numero: '000' },
    });
  });

  it.each([
    [parseCil, 'ES1234123456789012JY1F', 'cil-longitud'],
    [parseCil, 'ES1234123456789012JY1F00A', 'cil-numero'],
    [parseCil, 'ES1234123456789012JJ1F001', 'cups-control'],
    [parseCau, 'ES1234123456789012JY1F001', 'cau-longitud'],
    [parseCau, 'ES1234123456789012JY1FB001', 'cau-numero'],
  ])('refuse what is not theirs (%#)', (parse, texto, code) => {
    expect(parse(texto)).toMatchObject({ ok: false, issue: { code } });
  });
});

function digitos(cuantos: number) {
  return fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: cuantos, maxLength: cuantos });
}

/** UTF-16 units at random, halves of characters included. */
function basura() {
  return fc.string({ unit: fc.nat(0xffff).map((unidad) => String.fromCharCode(unidad)), maxLength: 30 });
}

function cupsValido() {
  return fc
    .tuple(digitos(16), fc.constantFrom('', '0F', '1P', '2R', '9C', '3X', '4Y', '5Z'))
    .map(([d, frontera]) => `ES${d}${letrasConBigInt(d)}${frontera}`);
}

/** A second way to the same letters, so that the tests do not trust the one they test. */
function letrasConBigInt(d: string): string {
  const resto = Number(BigInt(d) % 529n);
  const tabla = 'TRWAGMYFPDXBNJZSQVHLCKE';
  return tabla.charAt(Math.trunc(resto / 23)) + tabla.charAt(resto % 23);
}

/** A different character of the same kind. */
function shifted(caracter: string, salto: number): string {
  const alfabeto = /\d/.test(caracter) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const paso = 1 + (salto % (alfabeto.length - 1));
  return alfabeto.charAt((alfabeto.indexOf(caracter) + paso) % alfabeto.length);
}
