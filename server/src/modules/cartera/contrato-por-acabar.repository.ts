import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the contract `k` of a query is active, ends within so many days of `hoy`, and has no other to follow it; or comes to
 * another day of its own, such as its price review.
 */
export function endsWithin({
  hoy,
  dias,
  fecha = sql`k.fecha_fin`,
}: {
  readonly hoy: string;
  readonly dias: number;
  readonly fecha?: RawBuilder<unknown>;
}): RawBuilder<boolean> {
  return sql<boolean>`(
    k.atr = 'activado' and k.borrado_en is null and k.fecha_baja is null
    and ${fecha} between ${hoy}::date and ${hoy}::date + ${dias}::int
    and not exists (
      select from contrato n where n.anterior_id = k.id and n.borrado_en is null and n.comercial <> 'cancelado'
    )
  )`;
}
