import { type RawBuilder, sql } from 'kysely';

/** Joins the contract `o` that follows the contract `k`, if there is one; an index of migration 0008 lets no more be. */
export function followedBy(): RawBuilder<unknown> {
  return sql`left join contrato o on o.anterior_id = k.id and o.borrado_en is null and o.comercial <> 'cancelado'`;
}
