import { fail, ok, type Result } from '../result.ts';

export type SignoDecimal = ',' | '.';

/** Digits in groups of three behind one of the two signs: a thousand or a decimal, the value alone cannot tell. */
const DUDOSO = /^-?[1-9]\d{0,2}([.,])\d{3}$/;
const ENTERO = /^[+-]?\d+$/;

/** Digits that a number holds exactly whatever they are. */
export const CIFRAS_EXACTAS = 15;
/** 1, 10, 100… up to that many digits. */
export const POTENCIAS_DE_10 = Array.from({ length: CIFRAS_EXACTAS + 1 }, (_, i) => 10 ** i);

/**
 * Reads a number; NaN when it is none. In `1.234,5` the last sign is the decimal one; in `1.234`, `decimal` (the
 * file's) decides.
 */
export function readNumber(texto: string, decimal: SignoDecimal): number {
  const llano = readPlainNumber(texto, decimal);
  if (llano >= 0) return llano;
  // A run of four hundred digits is infinite for JavaScript, and no number for anyone else.
  const valor = readWithSigns(texto, decimal);
  return Number.isFinite(valor) ? valor : Number.NaN;
}

function readWithSigns(texto: string, decimal: SignoDecimal): number {
  if (!/[.,]/.test(texto)) return ENTERO.test(texto) ? Number(texto) : Number.NaN;
  const signo = decimalDe(texto, decimal);
  if (signo === undefined) return conMiles(texto, texto.includes(',') ? ',' : '.');
  const corte = texto.lastIndexOf(signo);
  const parteEntera = texto.slice(0, corte);
  const decimales = texto.slice(corte + 1);
  const sinCifras = parteEntera === '' || parteEntera === '-' || parteEntera === '+';
  const enteros = sinCifras ? 0 : conMiles(parteEntera, signo === ',' ? '.' : ',');
  if (Number.isNaN(enteros) || !/^\d*$/.test(decimales)) return Number.NaN;
  return Number(`${sinMiles(parteEntera)}.${decimales}`);
}

/** Digits with at most one decimal sign, as nearly all numbers come; −1 for anything else. */
function readPlainNumber(texto: string, decimal: SignoDecimal): number {
  const signo = decimal.charCodeAt(0);
  const largo = texto.length;
  if (largo === 0 || largo > CIFRAS_EXACTAS) return -1;
  let cifras = 0;
  let corte = -1;
  for (let i = 0; i < largo; i++) {
    const codigo = texto.charCodeAt(i);
    if (codigo >= 48 && codigo <= 57) cifras = cifras * 10 + codigo - 48;
    else if (codigo === signo && corte < 0 && i > 0) corte = i;
    else return -1;
  }
  // Both sides of the division are exact, so its result is the double nearest to the decimal.
  return corte < 0 ? cifras : cifras / POTENCIAS_DE_10[largo - 1 - corte]!;
}

/** The sign that opens the decimals, undefined when there are only thousands. */
function decimalDe(texto: string, decimal: SignoDecimal): SignoDecimal | undefined {
  const ultimo: SignoDecimal = texto.lastIndexOf(',') > texto.lastIndexOf('.') ? ',' : '.';
  const separador = ultimo === ',' ? '.' : ',';
  if (texto.includes(separador)) return ultimo;
  if (texto.indexOf(ultimo) !== texto.lastIndexOf(ultimo)) return undefined;
  return DUDOSO.test(texto) && ultimo !== decimal ? undefined : ultimo;
}

function conMiles(texto: string, miles: SignoDecimal): number {
  if (ENTERO.test(texto)) return Number(texto);
  const bienAgrupado = miles === '.' ? /^[+-]?\d{1,3}(\.\d{3})+$/ : /^[+-]?\d{1,3}(,\d{3})+$/;
  return bienAgrupado.test(texto) ? Number(sinMiles(texto)) : Number.NaN;
}

function sinMiles(texto: string): string {
  return texto.replace(/[.,]/g, '');
}

/**
 * The decimal sign of a file by a sample of its numbers. `propio` is the one its format uses: it settles the
 * values that could be read both ways unless other values show the opposite.
 */
export function decideDecimal(valores: Iterable<string>, propio: SignoDecimal): Result<SignoDecimal> {
  const pruebas = { ',': false, '.': false };
  const dudosos: Record<SignoDecimal, string | undefined> = { ',': undefined, '.': undefined };
  for (const valor of valores) {
    const dudoso = DUDOSO.exec(valor)?.[1];
    const signo = /[.,]/.test(valor) ? decimalDe(valor, propio) : undefined;
    if (dudoso === ',' || dudoso === '.') dudosos[dudoso] ??= valor;
    else if (signo) pruebas[signo] = true;
  }
  if (pruebas[','] !== pruebas['.']) return ok(pruebas[','] ? ',' : '.');
  const ajeno = propio === ',' ? '.' : ',';
  const duda = pruebas[','] ? (dudosos[','] ?? dudosos['.']) : dudosos[ajeno];
  if (duda === undefined) return ok(propio);
  return fail(
    'decimal-ambiguo',
    `No se puede saber si «${duda}» lleva miles o decimales: el resto del fichero no lo aclara`,
    'decimal',
  );
}
