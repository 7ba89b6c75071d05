import type { ComisionCalculada } from '@vatio/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { LineaTable } from './tables.ts';

/** Closes run one at a time. */
export async function lockCierre(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cierre de liquidaciones'))`.execute(db);
}

export type PorCerrar = {
  readonly id: string;
  readonly codigo: string;
  readonly cliente: string;
  readonly comercialId: string | null;
  readonly comision: ComisionCalculada | null;
  /** The parts that a settlement already holds, by `parteDe`. */
  readonly liquidadas: readonly string[];
};

/** A part of a commission is identified by its representative and level. */
export function parteDe({ comercialId, nivel }: { comercialId: string; nivel: number }): string {
  return `${comercialId} ${nivel}`;
}

/** The contracts that began until that day and whose commission, or a part of it, no settlement holds. */
export async function contratosPorCerrar(db: Db, hasta: string): Promise<PorCerrar[]> {
  const { rows } = await sql<PorCerrar>`
    select k.id, k.codigo, c.nombre as cliente, k.comercial_id, k.comision, array(
      select n.comercial_id || ' ' || n.nivel from liquidacion_linea n
      where n.contrato_id = k.id and n.tipo = 'comision'
    ) as liquidadas
    from contrato k join cliente c on c.id = k.cliente_id
    where k.fecha_activacion <= ${hasta} and k.borrado_en is null and (
      k.comision is null or jsonb_array_length(k.comision -> 'partes') = 0 or exists (
        select from jsonb_array_elements(k.comision -> 'partes') parte
        where (parte ->> 'importeEur')::numeric <> 0 and not exists (
          select from liquidacion_linea n where n.contrato_id = k.id and n.tipo = 'comision'
            and n.nivel = (parte ->> 'nivel')::int and n.comercial_id = (parte ->> 'comercialId')::uuid
        )
      ) or (k.comision_eur = 0 and not exists (
        select from liquidacion_linea n where n.contrato_id = k.id and n.tipo = 'comision'
      ))
    )
    order by k.codigo
  `.execute(db);
  return rows;
}

export async function findComision(db: Db, contratoId: string): Promise<ComisionCalculada | null> {
  const fila = await db
    .selectFrom('contrato')
    .select('comision')
    .where('id', '=', contratoId)
    .executeTakeFirst();
  return fila?.comision ?? null;
}

export type Devolucion = {
  readonly contratoId: string;
  readonly codigo: string;
  readonly cliente: string;
  readonly comercialId: string;
  readonly nivel: number;
  readonly porcentaje: number;
  /** What the settled line paid, of which the days that were left are taken back. */
  readonly importeEur: number;
  readonly fechaActivacion: string;
  readonly fechaBaja: string;
  readonly permanenciaHasta: string;
};

/**
 * What was settled of contracts that ended within their permanence until that day; a renewal is not an early
 * end.
 */
export async function devolucionesPendientes(db: Db, hasta: string): Promise<Devolucion[]> {
  const { rows } = await sql<Devolucion>`
    select k.id as contrato_id, k.codigo, c.nombre as cliente, n.comercial_id, n.nivel,
      n.porcentaje::float8 as porcentaje, n.importe_eur::float8 as importe_eur,
      k.fecha_activacion, k.fecha_baja, k.permanencia_hasta
    from contrato k join cliente c on c.id = k.cliente_id
    join liquidacion_linea n on n.contrato_id = k.id and n.tipo = 'comision'
    where k.fecha_baja <= ${hasta} and k.fecha_baja <= k.permanencia_hasta
      and not exists (
        select from contrato o where o.anterior_id = k.id and o.fecha_activacion = k.fecha_baja
      )
      and not exists (
        select from liquidacion_linea d where d.contrato_id = k.id and d.tipo = 'decomision'
          and d.nivel = n.nivel and d.comercial_id = n.comercial_id
      )
    order by k.codigo, n.nivel
  `.execute(db);
  return rows;
}

export async function findDelMes(db: Db, mes: string, comercialId: string) {
  return db
    .selectFrom('liquidacion')
    .select(['id', 'estado'])
    .where('mes', '=', mes)
    .where('comercialId', '=', comercialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertLiquidacion(
  db: Db,
  fila: { readonly codigo: string; readonly mes: string; readonly comercialId: string },
): Promise<string> {
  const { id } = await db.insertInto('liquidacion').values(fila).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False when the line was there already. */
export async function insertLinea(db: Db, linea: Insertable<LineaTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('liquidacionLinea')
    .values(linea)
    .onConflict((conflict) =>
      conflict
        .columns(['contratoId', 'comercialId', 'nivel', 'tipo'])
        .where('tipo', '<>', 'ajuste')
        .doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
