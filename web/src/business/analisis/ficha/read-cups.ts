import { type Cups, type Issue, parseCups } from '@vatio/domain';

export type CupsLeidos = {
  /** Each supply once, in the order of the text. */
  readonly validos: readonly Cups[];
  readonly erroneos: readonly { readonly texto: string; readonly issue: Issue }[];
  /** How many codes were repeated or present already. */
  readonly repetidos: number;
};

/**
 * A new code begins wherever `ES` is followed by a digit, because a single-line field removes the line breaks of a
 * paste.
 */
const INICIO = /(?=ES[\s.\-_/]*\d)/i;

/** The signs between two codes. Spaces and dashes are not among them, because a code may contain them. */
const SEPARADORES = /[\n\r\t,;]+/;

/** Reads the supplies that a text names: one CUPS in any spacing, or a list pasted from anywhere. */
export function readCups(texto: string): CupsLeidos {
  const trozos = texto
    .split(SEPARADORES)
    .flatMap((trozo) => trozo.split(INICIO))
    .map((trozo) => trozo.trim())
    .filter(Boolean);
  const validos = new Map<string, Cups>();
  const erroneos: { texto: string; issue: Issue }[] = [];
  let repetidos = 0;
  for (const trozo of trozos) {
    const cups = parseCups(trozo);
    if (!cups.ok) erroneos.push({ texto: trozo, issue: cups.issue });
    else if (validos.has(cups.value.cups)) repetidos++;
    else validos.set(cups.value.cups, cups.value);
  }
  return { validos: [...validos.values()], erroneos, repetidos };
}

/** The address of the screen that studies these supplies. */
export function rutaDeAnalisis(cups: readonly string[]): string {
  return cups.length === 1 ? `/cups/${cups[0]}/analisis` : `/analisis/nuevo?cups=${cups.join(',')}`;
}
