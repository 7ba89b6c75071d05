import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCcc, parseIban } from './iban.ts';

const ESPANOLES = [
  ['ES9121000418450200051332', 'ES9121000418450200051332'],
  ['ES77 1234-1234-16 1234567890', 'ES7712341234161234567890'],
  ['IBAN: es91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
] as const;

/** The sample accounts of the IBAN registry. */
const EXTRANJEROS = [
  'BE68539007547034',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GB82WEST12345698765432',
  'IT60X0542811101000000123456',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PT50000201231234567890154',
  'RS35260005601001611379',
  'VA59001123000012345678',
];

const RECHAZADOS: readonly (readonly [texto: string, code: string, enElMotivo: string])[] = [
  ['IBAN ', 'iban-vacio', 'Falta'],
  ['12341234161234567890', 'iban-pais', 'ES en España'],
  ['SA0380000000608010167519', 'iban-pais', '«SA» no es un país de la zona SEPA'],
  ['ES912100041845020005133', 'iban-longitud', 'tiene 23 caracteres y los de ES tienen 24'],
  ['PT5000020123123456789015', 'iban-longitud', 'tiene 24 caracteres y los de PT tienen 25'],
  ['GB82WEST1234569876543ñ', 'iban-caracteres', 'carácter 22 del IBAN es «ñ»'],
  ['GB83WEST12345698765432', 'iban-control', '«83» y para esta cuenta deberían ser «82»'],
  ['GBA2WEST12345698765432', 'iban-control', '«A2»'],
  ['ES9221000418450200051332', 'iban-control', '«92» y para esta cuenta deberían ser «91»'],
  ['ES91210004184502000S1332', 'ccc-cifras', 'posición 16 de las 20 del número de cuenta es la letra «S»'],
  // Both of these pass mod 97.
  ['ES15 1234-1234-17 1234567890', 'ccc-control-cuenta', 'es 7 y debería ser 6'],
  ['ES2121000418450200051331', 'ccc-control-cuenta', 'es 5 y debería ser 0'],
];

describe('parseIban', () => {
  it.each(ESPANOLES)('accepts %j with its account', (texto, normalizado) => {
    expect(parseIban(texto)).toEqual({ ok: true, value: { normalizado, ccc: normalizado.slice(4) } });
  });

  it.each(EXTRANJEROS)('accepts %s', (iban) => {
    expect(parseIban(iban)).toEqual({ ok: true, value: { normalizado: iban } });
  });

  it.each(RECHAZADOS)('refuses %j as %s', (texto, code, enElMotivo) => {
    expect(parseIban(texto)).toMatchObject({
      ok: false,
      issue: { code, message: expect.stringContaining(enElMotivo), part: expect.any(String) },
    });
  });
});

describe('parseCcc', () => {
  it('accepts an account with both controls', () => {
    expect(parseCcc('1234-1234-16 1234567890')).toEqual({
      ok: true,
      value: { normalizado: '12341234161234567890' },
    });
  });

  it.each([
    ['', 'ccc-vacio', 'Falta'],
    ['1234-1234-16 123456789', 'ccc-longitud', 'tiene 19 caracteres'],
    ['1234-12E4-16 1234567890', 'ccc-cifras', 'posición 7 de las 20 del número de cuenta es la letra «E»'],
    ['1234-1234-00 1234567890', 'ccc-control-oficina', 'entidad y oficina, es 0 y debería ser 1'],
    ['1234-1234-10 1234567890', 'ccc-control-cuenta', 'el del número, es 0 y debería ser 6'],
  ])('refuses %j as %s', (texto, code, enElMotivo) => {
    expect(parseCcc(texto)).toMatchObject({
      ok: false,
      issue: { code, message: expect.stringContaining(enElMotivo), part: expect.any(String) },
    });
  });
});

describe('any IBAN', () => {
  it('is read back from its printed groups of four', () => {
    fc.assert(
      fc.property(ibanValido(), (iban) => {
        const impreso = iban.replace(/(.{4})/g, '$1 ').toLowerCase();
        expect(parseIban(impreso)).toMatchObject({ ok: true, value: { normalizado: iban } });
      }),
    );
  });

  it('is refused with any other check digits, those that also leave 1 included', () => {
    fc.assert(
      fc.property(ibanValido(), fc.nat(99), (iban, n) => {
        const control = String(n).padStart(2, '0');
        fc.pre(control !== iban.slice(2, 4));
        expect(parseIban(iban.slice(0, 2) + control + iban.slice(4))).toMatchObject({
          ok: false,
          issue: { code: 'iban-control' },
        });
      }),
    );
  });

  it('is refused with another control digit of the account, even with its check digits made anew', () => {
    fc.assert(
      fc.property(cccValido(), fc.constantFrom(8, 9), fc.integer({ min: 1, max: 9 }), (ccc, i, salto) => {
        const malo = ccc.slice(0, i) + ((Number(ccc.charAt(i)) + salto) % 10) + ccc.slice(i + 1);
        const code = i === 8 ? 'ccc-control-oficina' : 'ccc-control-cuenta';
        expect(parseCcc(malo)).toMatchObject({ ok: false, issue: { code } });
        expect(parseIban(conControl('ES', malo))).toMatchObject({ ok: false, issue: { code } });
      }),
    );
  });

  it('or any other text gets an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'ES', 'NO93'), basura(), (inicio, resto) => {
        for (const parse of [parseIban, parseCcc]) expect(typeof parse(inicio + resto).ok).toBe('boolean');
      }),
    );
  });
});

function de(alfabeto: string, cuantos: number) {
  return fc.string({ unit: fc.constantFrom(...alfabeto), minLength: cuantos, maxLength: cuantos });
}

/** UTF-16 units at random, halves of characters included. */
function basura() {
  return fc.string({ unit: fc.nat(0xffff).map((unidad) => String.fromCharCode(unidad)), maxLength: 30 });
}

/** Draws the control digits by trying all hundred pairs, so that nothing of the tested arithmetic is repeated. */
function cccValido() {
  return fc.tuple(de('0123456789', 8), de('0123456789', 10)).map(([oficina, cuenta]) => {
    const pares = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
    const validos = pares.map((par) => oficina + par + cuenta).filter((ccc) => parseCcc(ccc).ok);
    expect(validos).toHaveLength(1);
    return validos[0]!;
  });
}

function ibanValido() {
  const espanol = cccValido().map((ccc) => conControl('ES', ccc));
  const aleman = de('0123456789', 18).map((cuenta) => conControl('DE', cuenta));
  const maltes = de('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 27).map((cuenta) => conControl('MT', cuenta));
  return fc.oneof(espanol, aleman, maltes);
}

/** ISO 13616 with one big integer. */
function conControl(pais: string, cuenta: string): string {
  const numero = [...`${cuenta}${pais}00`].map((c) => Number.parseInt(c, 36)).join('');
  return pais + String(98n - (BigInt(numero) % 97n)).padStart(2, '0') + cuenta;
}
