import { dayInSpain } from '../today.ts';

/** The value of a cell: numbers and dates keep their type, so that a spreadsheet can add and sort them. */
export type CellValue = string | number | null | { readonly fecha: string };

/** A column of an export has a title with its unit, and gives the cell of each row. */
export type SheetColumn<Fila> = { readonly titulo: string; readonly celda: (fila: Fila) => CellValue };

/** The cell of a day, or of an instant's day in Spain; empty when there is none. */
export function dateCell(fecha: string | null): CellValue {
  if (fecha === null) return null;
  return { fecha: fecha.includes('T') ? dayInSpain(fecha) : fecha };
}
