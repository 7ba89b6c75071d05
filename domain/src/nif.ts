import { compactIdentifier, LETRAS_NIF, primeraNoCifra } from './identificador.ts';
import { fail, ok, type Result } from './result.ts';

/** First letters of legal persons' NIF, by kind of organisation (Orden EHA/451/2008, art. 3). */
const LETRAS_CIF = 'ABCDEFGHJNPQRSUVW';

/**
 * Natural persons by RD 1065/2007, arts. 19 and 20. `nif-especial` begins with K (Spaniards under 14 without
 * DNI), L (Spaniards abroad without DNI) or M (foreigners without NIE).
 */
export type TipoNif = 'dni' | 'nie' | 'nif-especial' | 'cif';

export type Nif = {
  /** Nine characters, without separators and without the `ES` of the VAT number. */
  readonly normalizado: string;
  readonly tipo: TipoNif;
};

/**
 * Reads any Spanish tax number (RD 1065/2007, arts. 19 and 20; Orden EHA/451/2008): DNI, NIE, those with K, L or M,
 * and the CIF of legal persons. A wrong one is refused with the part that is wrong: first letter, length, figures or
 * control.
 */
export function parseNif(texto: string): Result<Nif> {
  const nif = sinPais(compactIdentifier(texto));
  const [inicial = ''] = nif;
  if (inicial === '') return fail('nif-vacio', 'Falta el NIF', 'nif');
  if (/[0-9]/.test(inicial)) return parseDni(nif);
  if ('XYZ'.includes(inicial)) return parseConInicial(nif, 'nie', 'XYZ'.indexOf(inicial));
  if ('KLM'.includes(inicial)) return parseConInicial(nif, 'nif-especial', 0);
  if (LETRAS_CIF.includes(inicial)) return parseCif(nif);
  return fail('nif-letra-inicial', `Ningún NIF empieza por «${inicial}»`, 'letra inicial');
}

/**
 * Reads the NIF of a legal person (Orden EHA/451/2008, art. 3), refusing it with the part that is wrong. Its control
 * may be the digit or the equivalent letter whatever the kind of organisation: published rules on which kind takes
 * which contradict each other.
 */
export function parseCif(texto: string): Result<Nif> {
  const cif = sinPais(compactIdentifier(texto));
  const [inicial = ''] = cif;
  if (inicial === '') return fail('cif-vacio', 'Falta el CIF', 'cif');
  if (!LETRAS_CIF.includes(inicial)) {
    const motivo = `Un CIF empieza por una de las letras ${LETRAS_CIF}, no por «${inicial}»`;
    return fail('cif-letra-inicial', motivo, 'letra inicial');
  }
  if (cif.length !== 9) {
    return fail('cif-longitud', `El CIF tiene ${cif.length} caracteres y deben ser 9`, 'longitud');
  }
  const cifras = cif.slice(1, 8);
  const intrusa = primeraNoCifra(cifras);
  if (intrusa)
    return failCifra({
      code: 'cif-cifras',
      nombre: 'CIF',
      posicion: intrusa.indice + 2,
      descrita: intrusa.descrita,
    });
  const cifra = controlCif(cifras);
  const letra = 'JABCDEFGHI'.charAt(cifra);
  const control = cif.slice(8);
  if (control !== String(cifra) && control !== letra) {
    const motivo = `El carácter de control del CIF es «${control}» y debería ser «${cifra}» o «${letra}»`;
    return fail('cif-control', motivo, 'carácter de control');
  }
  return ok({ normalizado: cif, tipo: 'cif' });
}

/**
 * A DNI of six or seven digits is completed with zeros if its letter agrees: spreadsheets and old papers drop
 * them. With fewer it is a slip, because such numbers are all but unused and one letter in 23 agrees by chance.
 */
function parseDni(nif: string): Result<Nif> {
  if (/^[0-9]{6,8}$/.test(nif)) {
    return fail('nif-sin-letra', `Al DNI le falta la letra, que sería «${letraDe(nif)}»`, 'letra de control');
  }
  if (nif.length < 7 || nif.length > 9) {
    const motivo = `El DNI tiene ${nif.length} caracteres y deben ser 9: ocho cifras y una letra`;
    return fail('nif-longitud', motivo, 'longitud');
  }
  const cifras = nif.slice(0, -1);
  const intrusa = primeraNoCifra(cifras);
  if (intrusa)
    return failCifra({
      code: 'nif-cifras',
      nombre: 'DNI',
      posicion: intrusa.indice + 1,
      descrita: intrusa.descrita,
    });
  const letra = nif.slice(-1);
  const completo = cifras.padStart(8, '0');
  if (letra === letraDe(cifras)) return ok({ normalizado: completo + letra, tipo: 'dni' });
  if (cifras.length === 8) return failLetra('DNI', letra, letraDe(cifras));
  const motivo = `El DNI tiene ${cifras.length} cifras y deben ser 8 (a ${completo} le tocaría la letra «${letraDe(cifras)}», no «${letra}»)`;
  return fail('nif-longitud', motivo, 'longitud');
}

/** `inicialComoCifra` goes before the seven digits to decide the letter: X, Y and Z count as 0, 1 and 2. */
function parseConInicial(nif: string, tipo: 'nie' | 'nif-especial', inicialComoCifra: number): Result<Nif> {
  const nombre = tipo === 'nie' ? 'NIE' : 'NIF';
  if (nif.length !== 9) {
    const motivo = `El ${nombre} tiene ${nif.length} caracteres y deben ser 9: letra, siete cifras y letra`;
    return fail('nif-longitud', motivo, 'longitud');
  }
  const cifras = nif.slice(1, 8);
  const intrusa = primeraNoCifra(cifras);
  if (intrusa)
    return failCifra({
      code: 'nif-cifras',
      nombre,
      posicion: intrusa.indice + 2,
      descrita: intrusa.descrita,
    });
  const letra = letraDe(`${inicialComoCifra}${cifras}`);
  return nif.endsWith(letra) ? ok({ normalizado: nif, tipo }) : failLetra(nombre, nif.slice(8), letra);
}

/** No NIF has S in second place, so a leading `ES` can only be the country of the VAT number. */
function sinPais(compacto: string): string {
  return compacto.replace(/^ES/, '');
}

function letraDe(cifras: string): string {
  return LETRAS_NIF.charAt(Number(cifras) % LETRAS_NIF.length);
}

/** The Luhn digit of the seven digits: those in odd places count double, and their digits are added. */
function controlCif(cifras: string): number {
  const suma = [...cifras].reduce((total, cifra, indice) => {
    const valor = Number(cifra) * (indice % 2 === 0 ? 2 : 1);
    return total + (valor > 9 ? valor - 9 : valor);
  }, 0);
  return (10 - (suma % 10)) % 10;
}

function failCifra({
  code,
  nombre,
  posicion,
  descrita,
}: {
  readonly code: string;
  readonly nombre: string;
  readonly posicion: number;
  readonly descrita: string;
}) {
  return fail(code, `El carácter ${posicion} del ${nombre} es ${descrita} y debe ser una cifra`, 'cifras');
}

function failLetra(nombre: string, letra: string, esperada: string) {
  const motivo = `La letra del ${nombre} es «${letra}» y debería ser «${esperada}»`;
  return fail('nif-letra', motivo, 'letra de control');
}
