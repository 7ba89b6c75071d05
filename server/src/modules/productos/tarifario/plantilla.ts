import { COLUMNAS, tituloCompleto } from './columnas.ts';

/** Every column of a price list in one CSV line. Excel takes it for UTF-8 by its first mark. */
export function plantillaCsv(): string {
  return `\uFEFF${COLUMNAS.map(tituloCompleto).join(';')}\r\n`;
}
