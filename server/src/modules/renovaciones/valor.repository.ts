import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';
import { DIAS_DEL_RADAR } from '../contratos/radar.repository.ts';

export type Caduco = {
  readonly id: string;
  readonly version: number;
  /** How many changes of prices the calculation will have seen. */
  readonly cambiosDePrecios: number;
};

/** Whatever else changes, such as consumption and the market, a value is never older than this. */
const DIAS_DE_VALOR = 7;

/**
 * Some contracts of the radar whose value is missing or is no longer that of today: the contract, the price book or the products
 * in force have changed since, or a week has gone by. Those without one come first.
 */
export async function listCaducos(trx: Db, cuantos: number): Promise<Caduco[]> {
  const { rows } = await sql<Caduco>`
    with libro as (
      select (select count(*) from cambio_de_precios)::int as cambios, greatest(
        (select max(desde) from producto_version where desde <= ${TODAY_IN_SPAIN}),
        (select max(hasta) + 1 from producto_version where hasta < ${TODAY_IN_SPAIN})) as ultimo_dia
    )
    select k.id, k.version, libro.cambios as cambios_de_precios
    from contrato k join cliente c on c.id = k.cliente_id cross join libro
      left join valor_de_renovacion v on v.contrato_id = k.id
    where k.atr = 'activado' and k.borrado_en is null and c.borrado_en is null and c.datos_bloqueados_en is null
      and (k.fecha_fin is null or k.fecha_fin <= ${TODAY_IN_SPAIN} + ${DIAS_DEL_RADAR}::int)
      and (v.contrato_id is null or v.contrato_version <> k.version or v.cambios_de_precios <> libro.cambios
        or v.calculado_en < now() - make_interval(days => ${DIAS_DE_VALOR}::int)
        or (v.calculado_en at time zone 'Europe/Madrid')::date < libro.ultimo_dia)
    order by v.calculado_en nulls first, k.fecha_fin, k.id limit ${cuantos}
  `.execute(trx);
  return rows;
}

export async function putValor(
  trx: Db,
  valor: Omit<Insertable<Tables['valorDeRenovacion']>, 'calculadoEn'>,
): Promise<void> {
  const fila = { ...valor, calculadoEn: new Date() };
  await trx
    .insertInto('valorDeRenovacion')
    .values(fila)
    .onConflict((conflict) => conflict.column('contratoId').doUpdateSet(fila))
    .execute();
}

/** Whether this transaction is the only one that values contracts. */
export async function lockValores(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('valor de renovación', 0)) as alone
  `.execute(trx);
  return rows[0]!.alone;
}
