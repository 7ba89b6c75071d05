import type { Tarifa, Uso, Zona } from '@vatio/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A reading of a supply, with what its contract of those days says. */
export type LecturaContratada = {
  readonly cups: string;
  readonly comercializadora: string;
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly uso: Uso;
  readonly desde: string;
  readonly hasta: string;
  readonly activaKwh: number[];
  readonly potenciasKw: number[];
  readonly energia: number[];
  readonly potencia: number[];
  readonly peajesIncluidos: boolean;
};

/** The latest readings of the homes and small shops with a contract, those of each supply from the oldest on. */
export async function listLecturasContratadas(
  db: Db,
  { suministros, lecturas }: { readonly suministros: number; readonly lecturas: number },
): Promise<LecturaContratada[]> {
  const { rows } = await sql<LecturaContratada>`
    select * from (
      select k.cups, o.comercializadora, o.tarifa, p.zona, p.uso, l.desde, l.hasta, l.activa_kwh,
        k.potencias_kw, k.precio_energia_eur_kwh as energia, k.precio_potencia_eur_kw_anio as potencia, o.peajes_incluidos,
        row_number() over (partition by k.id order by l.hasta desc) as ultima, dense_rank() over (order by k.cups) as suministro
      from contrato k join producto_version v on v.id = k.producto_version_id join producto o on o.id = v.producto_id
      join punto_suministro p on p.cups = k.cups
      join consumo l on l.cups = k.cups and l.desde >= k.fecha_activacion
        and (k.fecha_baja is null or l.hasta < k.fecha_baja) and (k.fecha_fin is null or l.hasta <= k.fecha_fin)
      where o.tarifa = '2.0TD' and k.precio_energia_eur_kwh <> '{}'
    ) todas
    where ultima <= ${lecturas} and suministro <= ${suministros}
    order by suministro, desde
  `.execute(db);
  return rows;
}
