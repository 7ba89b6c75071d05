import type { informes } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { fuenteSql } from './fuentes.repository.ts';
import type { Before, Span } from './periodo.ts';
import { within } from './within.repository.ts';

/** A report whose period is one of days. */
export type Question = Pick<informes.Consulta, 'fuente' | 'filas' | 'medida' | 'fecha'> & {
  readonly columnas?: string | undefined;
  readonly span: Span | null;
  readonly before: Before | null;
};

export type Cell = {
  readonly fila: string | null;
  readonly columna: string | null;
  /** True for the figure of all rows, or of all columns. */
  readonly todas: boolean;
  readonly todos: boolean;
  readonly ahora: number | null;
  readonly antes: number | null;
};

/** Every figure of the report, those of its totals too: an average of averages would be another thing. */
export async function readCells(db: Db, viewer: Viewer, question: Question): Promise<Cell[]> {
  const measure = fuenteSql(question.fuente).medidas[question.medida]!;
  const sets = question.columnas
    ? sql`(g.fila, g.columna), (g.fila), (g.columna), ()`
    : sql`(g.fila, g.columna), ()`;
  const { rows } = await sql<Cell>`
    select g.fila, g.columna, grouping(g.fila) = 1 as todas, grouping(g.columna) = 1 as todos,
      (${measure(sql`g.ahora`)})::float8 as ahora, (${measure(sql`g.antes`)})::float8 as antes
    ${fromWhere(viewer, question)} group by grouping sets (${sets})
  `.execute(db);
  return rows;
}

type Expression = RawBuilder<unknown>;

/** The rows of the period and of the one before, each with its groups in `g`. */
function fromWhere(viewer: Viewer, { span, before, ...question }: Question): Expression {
  const { from, where, fechas, campos } = fuenteSql(question.fuente);
  const date = fechas[question.fecha]!;
  const { day } = date;
  const ahora = span ? within(date, span) : sql<SqlBool>`true`;
  const antes = span && before ? within(date, before) : sql<SqlBool>`false`;
  // `to_char` takes four times as long.
  const month = sql`left((${before ? sql`case when ${antes} then ${day} + ${lengthOf(before)} else ${day} end` : day})::date::text, 7)`;
  const group = (field: string | undefined) =>
    field === undefined ? sql`null::text` : field === 'mes' ? month : campos[field]!;
  return sql`from ${from}
    cross join lateral (select ${group(question.filas)} as fila, ${group(question.columnas)} as columna,
      ${ahora} as ahora, ${antes} as antes) g
    where ${where(viewer)} and (${ahora} or ${antes})`;
}

function lengthOf({ shift }: Before): Expression {
  return 'months' in shift
    ? sql`make_interval(months => ${shift.months})`
    : sql`make_interval(days => ${shift.days})`;
}

export type Fila = {
  readonly id: string | null;
  readonly titulo: string;
  readonly detalle: string | null;
  readonly fecha: string | null;
  readonly valor: number | null;
};

/** A value of a group that rows are question for; undefined asks for all. */
type Wanted = { readonly fila: string | null | undefined; readonly columna: string | null | undefined };

/** More are read in their list. */
const SHOWN = 100;

/** The rows behind a figure, the heaviest first, and how many there are. */
export async function readFilas(
  db: Db,
  viewer: Viewer,
  { fila, columna, ...question }: Question & Wanted,
): Promise<{ readonly rows: Fila[]; readonly count: number }> {
  const { fila: row, fechas } = fuenteSql(question.fuente);
  const value = row.valores[question.medida] ?? sql`null`;
  const isOf = (column: Expression, wanted: string | null | undefined): RawBuilder<SqlBool> =>
    wanted === undefined ? sql`true` : sql`${column} is not distinct from ${wanted}`;
  const { rows } = await sql<Fila & { readonly count: number }>`
    select ${row.id} as id, ${row.titulo} as titulo, ${row.detalle} as detalle, ${fechas[question.fecha]!.day} as fecha,
      (${value})::float8 as valor, count(*) over ()::int as count
    ${fromWhere(viewer, { ...question, before: null })}
      and ${isOf(sql`g.fila`, fila)} and ${isOf(sql`g.columna`, columna)}
    order by 5 desc nulls last, 4 desc nulls last, 2, 1 limit ${SHOWN}
  `.execute(db);
  return { rows: rows.map(({ count: _, ...shown }) => shown), count: rows[0]?.count ?? 0 };
}

/** What people call those representatives. */
export async function readNombres(db: Db, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const { rows } = await sql<{ id: string; nombre: string }>`
    select id, nombre from comercial where id = any(${ids}::uuid[])
  `.execute(db);
  return Object.fromEntries(rows.map(({ id, nombre }) => [id, nombre]));
}
