import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The brand that stands for whoever has none. */
const DE_LA_CASA = sql`(select id from marca where predeterminada)`;

/** Whether the house has more than one brand, so that which one somebody has says anything. */
const HAY_VARIAS = sql`exists (select from marca v where v.borrado_en is null and not v.predeterminada)`;

/** The brand of the client `c`, as `marca_de` of the migrations answers it. */
export const MARCA_DE_CLIENTE: RawBuilder<string> = sql`coalesce(
  c.marca_id, (select v.marca_id from comercial v where v.id = c.comercial_id), ${DE_LA_CASA}
)`;

export const MARCA_DE_COMERCIAL: RawBuilder<string> = sql`coalesce(r.marca_id, ${DE_LA_CASA})`;

/** A brand by its identifier and that of the one which was given to its owner, if any; null in a house of one brand. */
export function assignedMarca(id: RawBuilder<string>, own: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_build_object('id', m.id, 'nombre', m.nombre, 'propia', ${own} is not null)
    from marca m where m.id = ${id} and ${HAY_VARIAS})`;
}

/** The brands to choose among; none in a house of one. */
export async function listMarcas(db: Db): Promise<{ readonly valor: string; readonly nombre: string }[]> {
  const { rows } = await sql<{ valor: string; nombre: string }>`
    select m.id as valor, m.nombre from marca m where m.borrado_en is null and ${HAY_VARIAS} order by m.nombre
  `.execute(db);
  return rows;
}
