const CON_ACENTO = 'áàâäãåéèêëíìîïóòôöõúùûüçýÿ';
const SIN_ACENTO = 'aaaaaaeeeeiiiiooooouuuucyy';
const SIN_SU_ACENTO = new Map(Array.from(CON_ACENTO, (letra, i) => [letra, SIN_ACENTO.charAt(i)]));

/** The shortest text that a trigram index finds anywhere; a shorter one has to begin a word. */
const MINIMO_INTERIOR = 3;

/**
 * Text ready to be searched: lower case, without accents, the ñ kept. It does the same as `plegar()` in the
 * database.
 */
export function foldText(texto: string): string {
  const letras = Array.from(texto.normalize('NFC').toLowerCase());
  return letras.map((letra) => SIN_SU_ACENTO.get(letra) ?? letra).join('');
}

export function wordsOf(plegado: string): string[] {
  return plegado.split(/[\s,;]+/).filter(Boolean);
}

/**
 * The LIKE pattern that finds a folded word in a folded text with a blank before each of its words. The
 * wildcards of LIKE are escaped.
 */
export function likePattern(palabra: string): string {
  const comienza = prefixPattern(palabra);
  return palabra.length < MINIMO_INTERIOR ? `% ${comienza}` : `%${comienza}`;
}

/** The LIKE pattern of the folded texts that begin with this one. */
export function prefixPattern(plegado: string): string {
  return `${plegado.replace(/[\\%_]/g, '\\$&')}%`;
}
