import { type ReadCell, unreadable } from './read-row.ts';

/** The largest sheet that fits in its reader's memory: fifty thousand rows of eighty columns. */
export const MAX_CELLS = 4_000_000;

/** Excel has this many columns. */
export const MAX_COLUMNS = 16_384;

/** What Excel itself lets a cell hold. */
const MAX_CELL_CHARACTERS = 32_767;
/** Many cells of a workbook may share one text, so the size of the file says little about that of its rows. */
const MAX_CHARACTERS = 20 * 1024 ** 2;

/** Adds up what the rows of a sheet hold, and throws when it is more than their reader should answer with. */
export class RowMeter {
  #cells = 0;
  #characters = 0;

  add(celdas: readonly ReadCell[], row: number): void {
    if (celdas.length > MAX_COLUMNS) {
      throw unreadable(`La fila ${row} tiene ${celdas.length} columnas y en una hoja caben ${MAX_COLUMNS}`);
    }
    this.#cells += celdas.length;
    for (const celda of celdas) {
      if (typeof celda !== 'string') continue;
      if (celda.length > MAX_CELL_CHARACTERS) {
        throw unreadable(
          `Una celda de la fila ${row} tiene ${celda.length} caracteres, más de los que caben en una de Excel: acórtala`,
        );
      }
      this.#characters += celda.length;
    }
    if (this.#cells > MAX_CELLS) {
      throw unreadable(
        `El fichero tiene más de ${MAX_CELLS / 1_000_000} millones de celdas: pártelo en varios`,
      );
    }
    if (this.#characters > MAX_CHARACTERS) {
      throw unreadable('El fichero tiene más de 20 MB de texto: pártelo en varios');
    }
  }
}
