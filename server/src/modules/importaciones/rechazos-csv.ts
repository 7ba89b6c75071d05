import type { SheetColumn } from '../../platform/sheet/column.ts';
import { toCsv } from '../../platform/sheet/to-csv.ts';
import type { FilaRechazada } from './lectura/rechazos.ts';

const COLUMNAS: readonly SheetColumn<Omit<FilaRechazada, 'linea'> & { readonly linea: number | null }>[] = [
  { titulo: 'Fichero', celda: ({ fichero }) => fichero },
  { titulo: 'Línea', celda: ({ linea }) => linea },
  { titulo: 'Motivo', celda: ({ motivo }) => motivo },
  { titulo: 'Texto', celda: ({ texto }) => texto },
];

/** Writes the rejected rows as CSV, page by page; `total` counts those that were not kept too. */
export function rechazosCsv(
  paginas: AsyncIterable<readonly FilaRechazada[]>,
  total: number,
): AsyncGenerator<string> {
  return toCsv(COLUMNAS, conLosDemas(paginas, total));
}

async function* conLosDemas(paginas: AsyncIterable<readonly FilaRechazada[]>, total: number) {
  let listadas = 0;
  for await (const pagina of paginas) {
    listadas += pagina.length;
    yield pagina;
  }
  const motivo = `Y otras ${total - listadas} filas rechazadas que no se listan`;
  if (listadas < total) yield [{ fichero: '', linea: null, motivo, texto: '' }];
}
