import { type RawBuilder, sql } from 'kysely';

/** Whether the contract `k` of a query is active, ends within so many days of `hoy`, and has no other to follow it. */
export function endsWithin({
  hoy,
  dias,
}: {
  readonly hoy: string;
  readonly dias: number;
}): RawBuilder<boolean> {
  return sql<boolean>`(
    k.atr = 'activado' and k.borrado_en is null and k.fecha_baja is null
    and k.fecha_fin between ${hoy}::date and ${hoy}::date + ${dias}::int
    and not exists (
      select from contrato n where n.anterior_id = k.id and n.borrado_en is null and n.comercial <> 'cancelado'
    )
  )`;
}
