import { foldText, likePattern, wordsOf } from '../../platform/fold-text.ts';

/** A fragment of a compacted CUPS: digits, the control letters and the measuring point. */
const FRAGMENTO_CUPS = /^\d{3,}([a-z]{1,2}(\d[a-z]?)?)?$/;
const INICIO_CUPS = /^es\d{2,}([a-z]{1,2}(\d[a-z]?)?)?$/;

/** The characters after these are the measuring point, stored apart. */
const LARGO_CUPS = 20;

/**
 * The beginning of a CUPS, in any spacing, as the database keeps it; undefined when the text is something else.
 */
export function inicioDeCups(busqueda: string): string | undefined {
  const compacta = compact(foldText(busqueda));
  return INICIO_CUPS.test(compacta) ? compacta.slice(0, LARGO_CUPS).toUpperCase() : undefined;
}

/**
 * The LIKE patterns of a search: a point matches when it matches all those of one of the lists. What may be a
 * fragment of a CUPS is also searched without separators.
 */
export function patronesDe(busqueda: string): string[][] {
  const plegada = foldText(busqueda);
  const compacta = compact(plegada);
  const palabras = wordsOf(plegada);
  const alternativas = palabras.length === 0 ? [] : [palabras];
  if (FRAGMENTO_CUPS.test(compacta) && compacta !== palabras[0]) alternativas.push([compacta]);
  return alternativas.map((lista) => lista.map(likePattern));
}

function compact(plegada: string): string {
  return plegada.replace(/[\s.\-_/]/g, '');
}
