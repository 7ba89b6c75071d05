import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCif, parseNif } from './nif.ts';

const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const VALIDOS: readonly (readonly [texto: string, normalizado: string, tipo: string])[] = [
  ['54362315K', '54362315K', 'dni'],
  ['54362315-K', '54362315K', 'dni'],
  ['\u00A054.362.315 – k\n', '54362315K', 'dni'],
  ['ES-54362315-K', '54362315K', 'dni'],
  ['11111111H', '11111111H', 'dni'],
  ['X-5253868-R', 'X5253868R', 'nie'],
  ['X1111111G', 'X1111111G', 'nie'],
  ['y1111111h', 'Y1111111H', 'nie'],
  ['Z1111111D', 'Z1111111D', 'nie'],
  ['M-1234567-L', 'M1234567L', 'nif-especial'],
  ['L1111111G', 'L1111111G', 'nif-especial'],
  ['K1111111G', 'K1111111G', 'nif-especial'],
  ['B-58378431', 'B58378431', 'cif'],
  ['B64717838', 'B64717838', 'cif'],
  ['ESA13585625', 'A13585625', 'cif'],
  ['ESS2800000H', 'S2800000H', 'cif'],
  // The zeros that a spreadsheet drops from the front of a DNI.
  ['1234567L', '01234567L', 'dni'],
  ['123.456-S', '00123456S', 'dni'],
];

const RECHAZADOS: readonly (readonly [texto: string, code: string, enElMotivo: string])[] = [
  ['  ', 'nif-vacio', 'Falta'],
  ['ES', 'nif-vacio', 'Falta'],
  ['O-1234567-L', 'nif-letra-inicial', 'empieza por «O»'],
  ['😀1234567L', 'nif-letra-inicial', '«😀»'],
  ['11111111T', 'nif-letra', 'DNI es «T» y debería ser «H»'],
  ['123456789', 'nif-letra', '«9» y debería ser «Z»'],
  ['12345678', 'nif-sin-letra', 'sería «Z»'],
  ['1234567', 'nif-sin-letra', 'sería «L»'],
  ['1234A678Z', 'nif-cifras', 'carácter 5 del DNI es la letra «A»'],
  ['12A4567L', 'nif-cifras', 'carácter 3 del DNI'],
  ['112345678Z', 'nif-longitud', 'tiene 10 caracteres'],
  ['12345V', 'nif-longitud', 'tiene 6 caracteres'],
  ['1234567A', 'nif-longitud', 'tiene 7 cifras y deben ser 8 (a 01234567 le tocaría la letra «L»'],
  ['x-2482300a', 'nif-letra', 'NIE es «A»'],
  ['X1111111A', 'nif-letra', 'NIE es «A» y debería ser «G»'],
  ['X111111G', 'nif-longitud', 'NIE tiene 8 caracteres'],
  ['X11O1111G', 'nif-cifras', 'carácter 4 del NIE es la letra «O»'],
  ['M1234567A', 'nif-letra', 'NIF es «A» y debería ser «L»'],
  ['M12345678L', 'nif-longitud', 'NIF tiene 10 caracteres'],
  ['B58378432', 'cif-control', '«2» y debería ser «1» o «A»'],
];

describe('parseNif', () => {
  it.each(VALIDOS)('accepts %j', (texto, normalizado, tipo) => {
    expect(parseNif(texto)).toEqual({ ok: true, value: { normalizado, tipo } });
  });

  it.each(RECHAZADOS)('refuses %j as %s', (texto, code, enElMotivo) => {
    expect(parseNif(texto)).toMatchObject({
      ok: false,
      issue: { code, message: expect.stringContaining(enElMotivo), part: expect.any(String) },
    });
  });
});

describe('parseCif', () => {
  it.each([
    ['A13585625', 'A13585625'],
    ['J99216582', 'J99216582'],
    // The same control as a letter.
    ['j-9921658-b', 'J9921658B'],
    ['ES B-58378431', 'B58378431'],
  ])('accepts %j', (texto, normalizado) => {
    expect(parseCif(texto)).toEqual({ ok: true, value: { normalizado, tipo: 'cif' } });
  });

  it.each([
    ['', 'cif-vacio', 'Falta'],
    ['J99216583', 'cif-control', '«3» y debería ser «2» o «B»'],
    ['A11111118', 'cif-control', '«8» y debería ser «9» o «I»'],
    ['J992165831', 'cif-longitud', 'tiene 10 caracteres'],
    ['M-1234567-L', 'cif-letra-inicial', 'no por «M»'],
    ['O-1234567-L', 'cif-letra-inicial', 'no por «O»'],
    ['54362315K', 'cif-letra-inicial', 'no por «5»'],
    ['A1358S625', 'cif-cifras', 'carácter 6 del CIF es la letra «S»'],
  ])('refuses %j as %s', (texto, code, enElMotivo) => {
    expect(parseCif(texto)).toMatchObject({
      ok: false,
      issue: { code, message: expect.stringContaining(enElMotivo), part: expect.any(String) },
    });
  });

  it('takes seventeen first letters', () => {
    const aceptadas = [...ALFABETO].filter((letra) => parseCif(`${letra}13585625`).ok);
    expect(aceptadas.join('')).toBe('ABCDEFGHJNPQRSUVW');
  });
});

describe('any NIF', () => {
  const dni = cifras(8).map((n) => n + LETRAS.charAt(Number(n) % 23));
  const nie = fc
    .tuple(fc.nat(2), cifras(7))
    .map(([i, n]) => `${'XYZ'.charAt(i)}${n}${LETRAS.charAt(Number(`${i}${n}`) % 23)}`);
  const especial = fc
    .tuple(fc.constantFrom('K', 'L', 'M'), cifras(7))
    .map(([inicial, n]) => `${inicial}${n}${LETRAS.charAt(Number(n) % 23)}`);
  const cif = fc
    .tuple(fc.constantFrom(...'ABCDEFGHJNPQRSUVW'), cifras(7), fc.boolean())
    .map(([inicial, n, enLetra]) => inicial + n + (enLetra ? 'JABCDEFGHI'.charAt(luhn(n)) : luhn(n)));
  const nif = fc.oneof(dni, nie, especial, cif);

  it('is read with or without separators, capitals and country', () => {
    fc.assert(
      fc.property(nif, fc.constantFrom('', 'ES', 'es-', ' ES '), (texto, pais) => {
        const escrito = `${pais}${texto.slice(0, 1)}-${texto.slice(1, 8)} ${texto.slice(8).toLowerCase()}`;
        expect(parseNif(escrito)).toMatchObject({ ok: true, value: { normalizado: texto } });
      }),
    );
  });

  it('is refused with another control character', () => {
    fc.assert(
      fc.property(nif, fc.constantFrom(...ALFABETO, ...'0123456789'), (texto, control) => {
        const cifra = luhn(texto.slice(1, 8));
        const equivale = parseCif(texto).ok && [String(cifra), 'JABCDEFGHI'.charAt(cifra)].includes(control);
        fc.pre(control !== texto.slice(8) && !equivale);
        expect(parseNif(texto.slice(0, 8) + control).ok).toBe(false);
      }),
    );
  });

  it('is refused with another digit', () => {
    fc.assert(
      fc.property(nif, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9 }), (texto, i, salto) => {
        const cifra = (Number(texto.charAt(i)) + salto) % 10;
        expect(parseNif(texto.slice(0, i) + cifra + texto.slice(i + 1)).ok).toBe(false);
      }),
    );
  });

  it('or any other text gets an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '1', 'X', 'M', 'B'), basura(), (inicio, resto) => {
        for (const parse of [parseNif, parseCif]) expect(typeof parse(inicio + resto).ok).toBe('boolean');
      }),
    );
  });
});

function cifras(cuantas: number) {
  return fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: cuantas, maxLength: cuantas });
}

/** UTF-16 units at random, halves of characters included. */
function basura() {
  return fc.string({ unit: fc.nat(0xffff).map((unidad) => String.fromCharCode(unidad)), maxLength: 30 });
}

/** A second way to the control of a CIF: the digits of each doubled number, added as printed. */
function luhn(n: string): number {
  const impresas = [...n].map((cifra, i) => (i % 2 === 0 ? `${2 * Number(cifra)}` : cifra)).join('');
  const suma = [...impresas].reduce((total, cifra) => total + Number(cifra), 0);
  return (10 - (suma % 10)) % 10;
}
