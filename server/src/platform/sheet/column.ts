import { dayInSpain } from '../today.ts';

/** What a cell holds: numbers and dates stay what they are, so that a spreadsheet can add and sort them. */
export type CellValue = string | number | null | { readonly fecha: string };

/** A column of an export: its title, with the unit, and what a row has in it. */
export type SheetColumn<Fila> = { readonly titulo: string; readonly celda: (fila: Fila) => CellValue };

/** The cell of a day, or of the day that an instant is in Spain, where there is one. */
export function dateCell(fecha: string | null): CellValue {
  if (fecha === null) return null;
  return { fecha: fecha.includes('T') ? dayInSpain(fecha) : fecha };
}
