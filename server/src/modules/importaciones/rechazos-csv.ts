import type { FilaRechazada } from './lectura/rechazos.ts';

/** Excel takes it for UTF-8 by its first mark. */
const CABECERA = '\uFEFFFichero;Línea;Motivo;Texto\r\n';

/** The rejected rows as CSV, page by page; `total` counts those that were not kept too. */
export async function* rechazosCsv(
  paginas: AsyncIterable<readonly FilaRechazada[]>,
  total: number,
): AsyncGenerator<string> {
  yield CABECERA;
  let escritas = 0;
  for await (const pagina of paginas) {
    escritas += pagina.length;
    yield pagina
      .map(({ fichero, linea, motivo, texto }) => fila([fichero, String(linea), motivo, texto]))
      .join('');
  }
  if (escritas < total)
    yield fila(['', '', `Y otras ${total - escritas} filas rechazadas que no se listan`, '']);
}

function fila(celdas: readonly string[]): string {
  return `${celdas.map(celda).join(';')}\r\n`;
}

/** A spreadsheet would run as a formula what starts like one. */
function celda(texto: string): string {
  const inocuo = /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto;
  return /[";\r\n]/.test(inocuo) ? `"${inocuo.replaceAll('"', '""')}"` : inocuo;
}
