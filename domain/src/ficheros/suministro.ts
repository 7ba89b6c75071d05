import { type Cups, parseCups } from '../cups.ts';
import type { Result } from '../result.ts';

/** A reader of CUPS that remembers the last one: a file of millions of rows brings each CUPS hundreds of times. */
export function createCupsReader(): (texto: string) => Result<Cups> {
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
export function looksLikeCups(texto: string): boolean {
  return /^ES[\s-]?[\d\s-]{16,24}[A-Z]{2}(\s?\d[A-Z])?$/i.test(texto);
}

/**
 * What looks like a CIL: the 22 characters of a CUPS and three digits. The form is all that is asked for: the
 * generation files in circulation carry facility codes whose letters are not those of a CUPS.
 */
export function looksLikeCil(texto: string): boolean {
  return /^ES[0-9A-Z]{20}\d{3}$/.test(texto);
}

/** What a reading is of; only the generation formats have a CIL. */
type Punto = { readonly cups: string | null; readonly cil: string | null };

/** A reader of the CUPS of a curve: the 20 characters of the supply point, or why it is not one. */
export function createPuntoReader(): (texto: string) => Punto | string {
  const read = createCupsReader();
  return (texto) => {
    const cups = read(texto);
    return cups.ok ? { cups: cups.value.cups, cil: null } : cups.issue.message;
  };
}

/** A reader of CIL, good by their form. The CUPS inside is given only when its control letters hold. */
export function createCilReader(): (texto: string) => Punto | string {
  let ultimo: Punto = { cups: null, cil: null };
  return (texto) => {
    if (texto === ultimo.cil) return ultimo;
    if (!looksLikeCil(texto)) {
      return `«${texto}» no tiene la forma de un CIL (22 caracteres del CUPS y 3 cifras)`;
    }
    const cups = parseCups(texto.slice(0, 22));
    ultimo = { cups: cups.ok ? cups.value.cups : null, cil: texto };
    return ultimo;
  };
}
