import { informes, type QueryOf, type ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { fuenteSql } from './fuentes.repository.ts';
import { spanBefore, spanOf } from './periodo.ts';
import { type Cell, type Question, readCells, readFilas, readNombres } from './tabla.repository.ts';

type Consulta = QueryOf<typeof informes.tabla>;

/** A table with more is no overview: the rest is counted, and the totals have it. */
const MOST_ROWS = 100;
const MOST_COLUMNS = 36;

export async function readInforme(
  db: Db,
  viewer: Viewer,
  consulta: Consulta,
): Promise<ResponseOf<typeof informes.tabla>> {
  const question = askedOf(viewer, consulta);
  const cells = await readCells(db, viewer, question);
  const hasColumns = consulta.columnas !== undefined;
  const ofRows = cells.filter(({ todas, todos }) => !todas && todos === hasColumns);
  const ofColumns = hasColumns ? cells.filter(({ todas, todos }) => todas && !todos) : [];
  const rows = inOrder(ofRows, 'fila', clase(consulta.fuente, consulta.filas));
  const columns = inOrder(ofColumns, 'columna', clase(consulta.fuente, consulta.columnas ?? consulta.filas));
  const filas = rows.slice(0, MOST_ROWS);
  const columnas = columns.slice(0, MOST_COLUMNS);
  const byKey = new Map(
    cells
      .filter(({ todas, todos }) => !todas && !todos)
      .map((cell) => [keyOf(cell.fila, cell.columna), cell] as const),
  );
  const all = cells.find(({ todas, todos }) => todas && todos);
  return {
    periodo: question.span,
    antes: question.before && { desde: question.before.desde, hasta: question.before.hasta },
    filas,
    columnas,
    celdas: filas.map((fila) =>
      columnas.map((columna) => figureOf(byKey.get(keyOf(fila.valor, columna.valor)), question)),
    ),
    total: figureOf(all, question),
    nombres: await readNombres(db, sellersIn(consulta, filas, columnas)),
    masFilas: rows.length - filas.length,
    masColumnas: columns.length - columnas.length,
  };
}

const { FUENTES, SIN_VALOR } = informes;

export async function readFilasDeInforme(
  db: Db,
  viewer: Viewer,
  { fila, columna, ...consulta }: QueryOf<typeof informes.filas>,
): Promise<ResponseOf<typeof informes.filas>> {
  const wanted = (value: string | undefined) => (value === SIN_VALOR ? null : value);
  const question = { ...askedOf(viewer, consulta), fila: wanted(fila), columna: wanted(columna) };
  const { rows, count } = await readFilas(db, viewer, question);
  const { ruta } = fuenteSql(consulta.fuente).fila;
  return {
    rows: rows.map(({ id, ...row }) => ({
      ...row,
      id: id ?? '',
      ruta: ruta.endsWith('/') && id !== null ? `${ruta}${id}` : ruta.replace(/\/$/, ''),
    })),
    count,
  };
}

function askedOf({ role }: Viewer, consulta: Consulta): Question {
  const fuente: informes.Fuente = FUENTES[consulta.fuente];
  if (fuente.adminOnly && role !== 'admin')
    throw problem({ code: 'sin-permiso', status: 403, title: 'Este informe lo lee quien administra' });
  const span = spanOf(consulta, today());
  const before = span && spanBefore(span, consulta.comparar);
  // Days that are of both would be counted in two months at once.
  const apart = span && before && before.hasta < span.desde ? before : null;
  return { ...consulta, span, before: apart };
}

function clase(fuente: informes.NombreDeFuente, campo: string) {
  const { campos }: informes.Fuente = FUENTES[fuente];
  return campos[campo]!.clase;
}

const keyOf = (fila: string | null, columna: string | null) => JSON.stringify([fila, columna]);

const none = { ahora: null, antes: null };

function figureOf(cell: Cell | undefined, { before }: Question): informes.Cifra {
  if (!cell) return none;
  return { ahora: cell.ahora, antes: before ? cell.antes : null };
}

/** Months follow one another; of the rest, the greatest comes first. */
function inOrder(cells: readonly Cell[], of: 'fila' | 'columna', como: string): informes.Grupo[] {
  const groups = cells.map((cell) => ({ valor: cell[of], total: { ahora: cell.ahora, antes: cell.antes } }));
  if (como === 'mes')
    return groups.sort((a, b) => (a.valor ?? '9999-99').localeCompare(b.valor ?? '9999-99'));
  return groups.sort(
    (a, b) =>
      (b.total.ahora ?? 0) - (a.total.ahora ?? 0) || (a.valor ?? '').localeCompare(b.valor ?? '', 'es'),
  );
}

function sellersIn(
  { fuente, filas, columnas }: Consulta,
  rows: readonly informes.Grupo[],
  columns: readonly informes.Grupo[],
): string[] {
  const of = (campo: string | undefined, groups: readonly informes.Grupo[]) =>
    campo !== undefined && clase(fuente, campo) === 'comercial' ? groups : [];
  return [...of(filas, rows), ...of(columnas, columns)].flatMap(({ valor }) =>
    valor === null ? [] : [valor],
  );
}
