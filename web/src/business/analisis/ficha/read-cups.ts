import { type Cups, type Issue, parseCups } from '@vatio/domain';

export type CupsLeidos = {
  /** Each supply once, in the order given. */
  readonly validos: readonly Cups[];
  readonly erroneos: readonly { readonly texto: string; readonly issue: Issue }[];
  /** How many were there already. */
  readonly repetidos: number;
};

/** A new code begins wherever `ES` is followed by a digit: a single-line field takes the line breaks of a paste away. */
const INICIO = /(?=ES[\s.\-_/]*\d)/i;

/** What separates one code from the next; inside a code there may be spaces and dashes. */
const SEPARADORES = /[\n\r\t,;]+/;

/** The supplies that a text names: one CUPS in any spacing, or a list pasted from anywhere. */
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

/** The screen that studies these supplies. */
export function rutaDeAnalisis(cups: readonly string[]): string {
  return cups.length === 1 ? `/cups/${cups[0]}/analisis` : `/analisis/nuevo?cups=${cups.join(',')}`;
}
