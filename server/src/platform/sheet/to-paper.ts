import type { Paper } from '@vatio/contract/endpoints';
import type { CellValue, SheetColumn } from './column.ts';

type Kind = Paper['columnas'][number]['tipo'];

type Printed<Fila> = {
  readonly titulo: string;
  readonly marca: string;
  readonly columnas: readonly SheetColumn<Fila>[];
  readonly enPapel?: readonly string[];
};

/** Writes a list as the table that the browser prints. Its rows are few, so all of them are in memory. */
export async function* toPaper<Fila>(
  { titulo, marca, columnas, enPapel }: Printed<Fila>,
  lotes: AsyncIterable<readonly Fila[]>,
): AsyncGenerator<string> {
  const printed = columnas.filter((columna) =>
    enPapel ? enPapel.includes(columna.titulo) : !/^(Id\.|Identificador)/.test(columna.titulo),
  );
  const cells: CellValue[][] = [];
  for await (const filas of lotes)
    for (const fila of filas) cells.push(printed.map(({ celda }) => celda(fila)));
  const paper: Paper = {
    titulo,
    marca,
    columnas: printed.map(({ titulo }, at) => ({
      titulo,
      tipo: kindOf(
        titulo,
        cells.map((row) => row[at]),
      ),
    })),
    filas: cells.map((row) => row.map(plain)),
  };
  yield JSON.stringify(paper);
}

/** The kind of a column by its values, and of its figures by the unit in the title. */
function kindOf(titulo: string, values: readonly (CellValue | undefined)[]): Kind {
  const value = values.find((candidate) => candidate !== null && candidate !== undefined);
  if (typeof value === 'number') return /\(€(\/año)?\)$/.test(titulo) ? 'money' : 'figure';
  return typeof value === 'object' ? 'date' : 'text';
}

function plain(value: CellValue): string | number | null {
  return typeof value === 'object' && value !== null ? value.fecha : value;
}
