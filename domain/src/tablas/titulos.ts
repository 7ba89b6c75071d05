import { nombreLlano } from '../ficheros/campos.ts';

/** What joins two names of one column: `Razón Social / Nombre`, `NIF o CIF`. */
const UNIONES = /\s*[/|+·–—-]\s*|\s+(?:o|ó|u|y|e|i|or|and|edo|eta)\s+/i;
const ENTRE_PARENTESIS = /[([{].*?[)\]}]/g;
/** `Teléfono 1` and `E-mail (2)` are what `Teléfono` and `E-mail` are. */
const NUMERADO = /(?:\s+n[.º°o]*)?\s*\d{1,2}$/i;

/**
 * The plain names under which a title may be known, the surest first: all of it, without what stands in parentheses, and
 * each of the names that it joins. Accents, capitals, points and blanks tell nothing.
 */
export function nombresDeTitulo(titulo: string): readonly string[] {
  const sinParentesis = titulo.replace(ENTRE_PARENTESIS, ' ').trim();
  const partes = sinParentesis.split(UNIONES);
  const todos = [titulo, sinParentesis, sinParentesis.replace(NUMERADO, ''), ...partes];
  return [...new Set(todos.map(nombreLlano))].filter((nombre) => nombre !== '');
}

/** Whether a title says one of some names, each written as people read it. */
export function isTitulo(titulo: string, nombres: readonly string[]): boolean {
  const llanos = new Set(nombres.map(nombreLlano));
  return nombresDeTitulo(titulo).some((nombre) => llanos.has(nombre));
}
