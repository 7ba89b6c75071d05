import type { CellValue, SheetColumn } from './column.ts';
import { disarmed } from './formula.ts';

const BOM = '\uFEFF';

/**
 * Written so that a Spanish spreadsheet opens it with a double click: UTF-8 with BOM, semicolons, decimal
 * comma, CRLF.
 */
export async function* toCsv<Fila>(
  columnas: readonly SheetColumn<Fila>[],
  lotes: AsyncIterable<readonly Fila[]> | Iterable<readonly Fila[]>,
): AsyncGenerator<string> {
  yield BOM + linea(columnas.map(({ titulo }) => titulo));
  for await (const filas of lotes) {
    yield filas.map((fila) => linea(columnas.map(({ celda }) => celda(fila)))).join('');
  }
}

function linea(celdas: readonly CellValue[]): string {
  return `${celdas.map(write).join(';')}\r\n`;
}

function write(celda: CellValue): string {
  if (celda === null) return '';
  if (typeof celda === 'number') return decimal(celda);
  if (typeof celda !== 'string') return celda.fecha.split('-').reverse().join('/');
  const texto = disarmed(celda);
  return /[;"\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
}

/**
 * JavaScript writes numbers under a millionth with an exponent, which most spreadsheets do not read as a
 * number.
 */
function decimal(numero: number): string {
  const short = String(numero);
  const plain = short.includes('e-') ? numero.toFixed(12).replace(/\.?0+$/, '') : short;
  return plain.replace('.', ',');
}
