import type { CellValue, SheetColumn } from './column.ts';
import { disarmed } from './formula.ts';

const BOM = '\uFEFF';

/** The way a Spanish spreadsheet opens it with a double click: UTF-8 with its mark, semicolons, decimal comma, CRLF. */
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
  return `${celdas.map(escribir).join(';')}\r\n`;
}

function escribir(celda: CellValue): string {
  if (celda === null) return '';
  if (typeof celda === 'number') return decimal(celda);
  if (typeof celda !== 'string') return celda.fecha.split('-').reverse().join('/');
  const texto = disarmed(celda);
  return /[;"\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
}

/** JavaScript writes what is under a millionth with an exponent, which is no number for most spreadsheets. */
function decimal(numero: number): string {
  const short = String(numero);
  const plain = short.includes('e-') ? numero.toFixed(12).replace(/\.?0+$/, '') : short;
  return plain.replace('.', ',');
}
