import { compactIdentifier, primeraNoCifra } from './identificador.ts';
import { fail, ok, type Result } from './result.ts';

export type Iban = {
  /** The IBAN without separators and without the word IBAN. */
  readonly normalizado: string;
  /** The Spanish account, 20 digits; absent in a foreign IBAN. */
  readonly ccc?: string;
};

export type Ccc = {
  /** 20 digits: bank (4), branch (4), control (2), account (10). */
  readonly normalizado: string;
};

/**
 * Countries by the length of their IBAN (SWIFT registry), limited to those where a SEPA debit can be collected
 * (EPC list with the accessions of 2024 and 2025). Jersey, Guernsey and Man use GB; Åland, FI.
 */
const PAISES_POR_LONGITUD: readonly (readonly [longitud: number, paises: string])[] = [
  [15, 'NO'],
  [16, 'BE'],
  [18, 'DK FI NL'],
  [19, 'MK SI'],
  [20, 'AT EE LT LU'],
  [21, 'CH HR LI LV'],
  [22, 'BG DE GB IE ME RS VA'],
  [23, 'GI'],
  [24, 'AD CZ ES MD RO SE SK'],
  [25, 'PT'],
  [26, 'IS'],
  [27, 'FR GR IT MC SM'],
  [28, 'AL CY HU PL'],
  [31, 'MT'],
];

const LONGITUDES = new Map(
  PAISES_POR_LONGITUD.flatMap(([longitud, paises]) =>
    paises.split(' ').map((pais) => [pais, longitud] as const),
  ),
);

/** Weights of the CCC control digits, for ten digits (the bank and branch take two zeros in front). */
const PESOS_CCC = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/**
 * Reads an IBAN of the SEPA zone (ISO 13616, mod 97). A Spanish one must also hold both control digits of its
 * account, and those are looked at first because they tell in which half the slip is.
 */
export function parseIban(texto: string): Result<Iban> {
  const iban = compactIdentifier(texto).replace(/^IBAN:?/, '');
  if (iban === '') return fail('iban-vacio', 'Falta el IBAN', 'iban');
  const pais = /^[A-Z]{2}/.exec(iban)?.[0];
  if (!pais)
    return fail('iban-pais', 'El IBAN debe empezar por las dos letras del país: ES en España', 'país');
  const longitud = LONGITUDES.get(pais);
  if (!longitud) return fail('iban-pais', `«${pais}» no es un país de la zona SEPA`, 'país');
  if (iban.length !== longitud) {
    const motivo = `El IBAN tiene ${iban.length} caracteres y los de ${pais} tienen ${longitud}`;
    return fail('iban-longitud', motivo, 'longitud');
  }
  const intruso = /[^0-9A-Z]/u.exec(iban);
  if (intruso) {
    const motivo = `El carácter ${intruso.index + 1} del IBAN es «${intruso[0]}» y debe ser una letra o una cifra`;
    return fail('iban-caracteres', motivo, `carácter ${intruso.index + 1}`);
  }
  if (pais !== 'ES') return conControl(iban, { normalizado: iban });
  const ccc = parseCcc(iban.slice(4));
  return ccc.ok ? conControl(iban, { normalizado: iban, ccc: ccc.value.normalizado }) : ccc;
}

/**
 * Reads a Spanish account number, código cuenta cliente. It refuses another length, what is no figure and a wrong
 * control digit, saying which of the two.
 */
export function parseCcc(texto: string): Result<Ccc> {
  const ccc = compactIdentifier(texto);
  if (ccc === '') return fail('ccc-vacio', 'Falta el número de cuenta', 'cuenta');
  if (ccc.length !== 20) {
    const motivo = `El número de cuenta tiene ${ccc.length} caracteres y deben ser 20 cifras`;
    return fail('ccc-longitud', motivo, 'longitud');
  }
  const intrusa = primeraNoCifra(ccc);
  if (intrusa) {
    const motivo = `La posición ${intrusa.indice + 1} de las 20 del número de cuenta es ${intrusa.descrita} y debe ser una cifra`;
    return fail('ccc-cifras', motivo, `cifra ${intrusa.indice + 1}`);
  }
  const oficina = controlCcc(`00${ccc.slice(0, 8)}`);
  if (ccc.charAt(8) !== oficina) {
    const motivo = `El primer dígito de control de la cuenta, el de entidad y oficina, es ${ccc.charAt(8)} y debería ser ${oficina}`;
    return fail('ccc-control-oficina', motivo, 'control de entidad y oficina');
  }
  const cuenta = controlCcc(ccc.slice(10));
  if (ccc.charAt(9) !== cuenta) {
    const motivo = `El segundo dígito de control de la cuenta, el del número, es ${ccc.charAt(9)} y debería ser ${cuenta}`;
    return fail('ccc-control-cuenta', motivo, 'control del número de cuenta');
  }
  return ok({ normalizado: ccc });
}

/**
 * The check digits are computed and compared rather than testing that the whole leaves 1: that test also lets
 * through 00, 01 and 99, which are never issued.
 */
function conControl(iban: string, value: Iban): Result<Iban> {
  const control = iban.slice(2, 4);
  const esperado = String(98 - resto97(`${iban.slice(4)}${iban.slice(0, 2)}00`)).padStart(2, '0');
  if (control === esperado) return ok(value);
  const motivo = `Los dígitos de control del IBAN son «${control}» y para esta cuenta deberían ser «${esperado}»`;
  return fail('iban-control', motivo, 'dígitos de control');
}

/** Remainder by 97 with letters as two digits, A = 10 … Z = 35. */
function resto97(caracteres: string): number {
  let resto = 0;
  for (const caracter of caracteres) {
    const valor = Number.parseInt(caracter, 36);
    resto = (resto * (valor > 9 ? 100 : 10) + valor) % 97;
  }
  return resto;
}

function controlCcc(cifras: string): string {
  const suma = PESOS_CCC.reduce((total, peso, indice) => total + peso * Number(cifras.charAt(indice)), 0);
  const control = 11 - (suma % 11);
  return control === 10 ? '1' : control === 11 ? '0' : String(control);
}
