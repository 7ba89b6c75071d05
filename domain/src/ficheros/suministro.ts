import { type Cups, parseCups } from '../cups.ts';
import type { Result } from '../result.ts';

/** A reader of CUPS that remembers the last one: a file of millions of rows brings each CUPS hundreds of times. */
export function crearLectorCups(): (texto: string) => Result<Cups> {
  let ultimoTexto: string | undefined;
  let ultimo: Result<Cups>;
  return (texto) => {
    if (texto !== ultimoTexto) {
      ultimoTexto = texto;
      ultimo = parseCups(texto);
    }
    return ultimo;
  };
}

/** What looks like a CUPS, whether or not its control letters are right. */
export function pareceCups(texto: string): boolean {
  return /^ES[\s-]?[\d\s-]{16,24}[A-Z]{2}(\s?\d[A-Z])?$/i.test(texto);
}

/**
 * What looks like a CIL: the 22 characters of a CUPS and three digits. The form is all that is asked for: the
 * generation files in circulation carry facility codes whose letters are not those of a CUPS.
 */
export function pareceCil(texto: string): boolean {
  return /^ES[0-9A-Z]{20}\d{3}$/.test(texto);
}
