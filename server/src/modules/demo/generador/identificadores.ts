import { letrasControl, parseCcc, parseCif, parseIban, parseNif, type Result } from '@vatio/domain';

/**
 * These identifiers pass every check and belong to nobody: DNI numbers not issued yet, companies of no province
 * (00), and accounts of a bank that does not exist (9999).
 */
export function dniDe(numero: number): string {
  const cifras = `99${shuffle(numero, 6)}`;
  return complete([...'ABCDEFGHJKLMNPQRSTVWXYZ'], (letra) => cifras + letra, parseNif);
}

export function nieDe(numero: number): string {
  const cifras = `Z9${shuffle(numero, 6)}`;
  return complete([...'ABCDEFGHJKLMNPQRSTVWXYZ'], (letra) => cifras + letra, parseNif);
}

/** `letra` tells the kind of organisation: B limited company, A public limited company, P local council… */
export function cifDe(letra: string, numero: number): string {
  const cifras = `${letra}00${shuffle(numero, 5)}`;
  // Public bodies and some associations have a letter instead of the control digit (Orden EHA/451/2008).
  const controles = 'PQRSNW'.includes(letra) ? 'ABCDEFGHIJ' : '0123456789';
  return complete([...controles], (control) => cifras + control, parseCif);
}

export function ibanDe(numero: number): string {
  const cuenta = shuffle(numero, 10);
  const controles = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
  const ccc = complete(controles, (control) => `99990001${control}${cuenta}`, parseCcc);
  return complete(controles, (control) => `ES${control}${ccc}`, parseIban);
}

/** `rango` has the first digits of the distributor's codes, four or more. */
export function cupsDe(rango: string, numero: number): string {
  const cifras = rango + '99'.padEnd(10 - rango.length, '0') + shuffle(numero, 6);
  return `ES${cifras}${letrasControl(cifras)}`;
}

/** Scrambles a count into digits that do not look like one; no two counts give the same digits. */
function shuffle(numero: number, cifras: number): string {
  // The factor is prime to 10, so multiplying by it permutes the residues.
  return String((numero * 271_828_183) % 10 ** cifras).padStart(cifras, '0');
}

/** The first ending that the domain's own check accepts. */
function complete<T>(
  finales: readonly string[],
  makeIdentifier: (final: string) => string,
  check: (texto: string) => Result<T>,
): string {
  const completo = finales.map(makeIdentifier).find((texto) => check(texto).ok);
  if (completo === undefined) throw new Error(`Ningún final completa ${makeIdentifier('')}`);
  return completo;
}
