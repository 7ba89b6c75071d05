import type { informes } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';

export type Expression = RawBuilder<unknown>;

/** The value of an aggregate over the rows of a condition: those of a period, or those of the one before. */
type Measure = (within: RawBuilder<SqlBool>) => Expression;

/** A day; of an instant, its day in Spain. What is known of the instants tells PostgreSQL how many rows a period has. */
export type FechaSql = { readonly day: Expression; readonly instant?: Expression };

/** The SQL of what the contract says of a source, under the same names. */
export type FuenteSql<F extends informes.Fuente> = {
  readonly from: Expression;
  readonly where: (viewer: Viewer) => RawBuilder<SqlBool>;
  readonly fechas: Readonly<Record<keyof F['fechas'], FechaSql>>;
  /** Texts; the month is that of the date of the report. */
  readonly campos: Readonly<Record<Exclude<keyof F['campos'], 'mes'>, Expression>>;
  readonly medidas: Readonly<Record<keyof F['medidas'], Measure>>;
  /** What a row is called, and what each measure is of one row. */
  readonly fila: {
    readonly id: Expression;
    readonly titulo: Expression;
    readonly detalle: Expression;
    /** The screen of a row, to which its identifier is added. */
    readonly ruta: string;
    readonly valores: Readonly<Partial<Record<keyof F['medidas'], Expression>>>;
  };
};

export const inSpain = (instant: string): FechaSql => ({
  day: sql`(${sql.ref(instant)} at time zone 'Europe/Madrid')::date`,
  instant: sql.ref(instant),
});

export const day = (column: string): FechaSql => ({ day: sql.ref(column) });

export const count: Measure = (within) => sql`count(*) filter (where ${within})`;
export const sum =
  (value: Expression, decimals = 2): Measure =>
  (within) =>
    sql`coalesce(round((sum(${value}) filter (where ${within}))::numeric, ${sql.lit(decimals)}), 0)`;
export const mean =
  (value: Expression): Measure =>
  (within) =>
    sql`round((avg(${value}) filter (where ${within}))::numeric, 1)`;
export const share =
  (part: RawBuilder<SqlBool>, of: RawBuilder<SqlBool> = sql`true`): Measure =>
  (within) =>
    sql`round(100.0 * count(*) filter (where ${within} and ${part}) / nullif(count(*) filter (where ${within} and ${of}), 0), 1)`;
