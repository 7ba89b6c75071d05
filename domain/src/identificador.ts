/** The control letter for each remainder mod 23. The CUPS borrows this table for its own two letters. */
export const LETRAS_NIF = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Spaces of any kind, dots, hyphens of any length, and the invisible marks that pasting brings along. */
const SEPARADORES = /[\s.\p{Pd}\p{Cf}\u2212]/gu;

/** An identifier as typed, without separators and in capitals. Only a–z: `ſ` must not turn into an S. */
export function compactIdentifier(texto: string): string {
  return texto.replace(SEPARADORES, '').replace(/[a-z]+/g, (letras) => letras.toUpperCase());
}

/** The first character that is not a digit: where it stands (from 0) and what a message calls it. */
export function primeraNoCifra(texto: string): { indice: number; descrita: string } | undefined {
  const match = /[^0-9]/u.exec(texto);
  if (!match) return undefined;
  const caracter = match[0];
  return {
    indice: match.index,
    descrita: /\p{L}/u.test(caracter) ? `la letra «${caracter}»` : `«${caracter}»`,
  };
}
