import { COLUMNAS, tituloCompleto } from './columnas.ts';

/** Every column of a price list in one CSV line. The BOM makes Excel read it as UTF-8. */
export function plantillaCsv(): string {
  return `\uFEFF${COLUMNAS.map(tituloCompleto).join(';')}\r\n`;
}
