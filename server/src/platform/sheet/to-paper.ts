import type { Paper } from '@vatio/contract/endpoints';
import type { CellValue, ListColumn, SheetColumn } from './column.ts';

type Kind = Paper['columnas'][number]['tipo'];

type Printed<Fila> = {
  readonly titulo: string;
  readonly marca: string;
  readonly columnas: readonly (SheetColumn<Fila> & ListColumn<Fila>)[];
  readonly enPapel?: readonly string[] | undefined;
};

/** Writes a list as the table that the browser prints. Its rows are few, so all of them are in memory. */
export async function* toPaper<Fila>(
  { titulo, marca, columnas, enPapel }: Printed<Fila>,
  lotes: AsyncIterable<readonly Fila[]>,
): AsyncGenerator<string> {
  const printed = columnas.filter(({ id, identifier }) => (enPapel ? enPapel.includes(id) : !identifier));
  const cells: CellValue[][] = [];
  for await (const filas of lotes)
    for (const fila of filas) cells.push(printed.map(({ celda }) => celda(fila)));
  const paper: Paper = {
    titulo,
    marca,
    columnas: printed.map(({ titulo, money }, at) => ({
      titulo,
      tipo: kindOf(
        cells.map((row) => row[at]),
        money === true,
      ),
    })),
    filas: cells.map((row) => row.map(plain)),
  };
  yield JSON.stringify(paper);
}

function kindOf(values: readonly (CellValue | undefined)[], money: boolean): Kind {
  const value = values.find((candidate) => candidate !== null && candidate !== undefined);
  if (typeof value === 'number') return money ? 'money' : 'figure';
  return typeof value === 'object' ? 'date' : 'text';
}

function plain(value: CellValue): string | number | null {
  return typeof value === 'object' && value !== null ? value.fecha : value;
}
