import { type importacionDeFilas, productos } from '@vatio/contract/endpoints';
import type { Book } from '../../../platform/sheet/reading/book.ts';
import { asWritten } from '../../../platform/sheet/reading/cell-values.ts';
import { findTable, type Place, type Table } from '../../../platform/sheet/reading/find-table.ts';
import { limited } from '../../../platform/sheet/reading/read-sheet.ts';
import { lecturaDe, type Mapa } from '../../operaciones/importacion/lectura.service.ts';
import { COLUMNAS, IMPRESCINDIBLES } from './columnas.ts';
import { readMatriz } from './matriz/matriz.ts';
import { campoDeTitulo } from './titulos.ts';

export const LIMITES = {
  maxBytes: productos.MAX_BYTES_TARIFARIO,
  maxFilas: productos.MAX_FILAS_TARIFARIO,
};

export type Lista = { readonly table: Table; readonly isMatriz: boolean };

/** The list of a file: a table with a title a column, or else the one that its matrices say. */
export function listIn(book: Book, mapa: Mapa, place: Place): Lista {
  const fieldOf = (titulo: string) => mapa[titulo] ?? campoDeTitulo(titulo);
  const table = findTable(book, fieldOf, place);
  const sheets = book.sheets.filter(({ name }) => place.sheet === undefined || name === place.sheet);
  const has = (of: Table) => (campo: string) =>
    of.headings.some((titulo) => fieldOf(titulo)?.split('.')[0] === campo);
  const isNamed = ['nombre', 'tarifa'].every(has(table));
  const hasPrices =
    ['energiaEurKwh', 'potenciaEurKwAnio'].every(has(table)) || ['terminos', 'fijoEurMes'].some(has(table));
  const matriz = isNamed && hasPrices ? undefined : readMatriz({ ...book, sheets }, table);
  const isMatriz = matriz !== undefined && (!isNamed || has(matriz)('potenciaEurKwAnio'));
  return { table: limited(isMatriz ? matriz : table, LIMITES), isMatriz };
}

const EJEMPLOS = 3;

/** What each column of the list was taken for, so that a person can say otherwise; a matrix has none that could be another. */
export function columnasLeidas({ table, isMatriz }: Lista, mapa: Mapa): importacionDeFilas.Columnas {
  const { headings, rows } = table;
  const columnas = headings.flatMap((titulo, i) => {
    const dicha = mapa[titulo];
    const campo = (dicha === undefined ? campoDeTitulo(titulo) : dicha) ?? null;
    const ejemplos = rows.slice(0, EJEMPLOS).map(({ celdas }) => asWritten(celdas[i] ?? null));
    return titulo === '' || isMatriz ? [] : [{ titulo, campo, ejemplos }];
  });
  const campos = COLUMNAS.map(({ campo, titulo }) => {
    return { campo, titulo, obligatorio: IMPRESCINDIBLES.includes(campo), varias: false };
  });
  return { columnas, campos, lectura: lecturaDe(table) };
}
