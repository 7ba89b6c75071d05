import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';

export type LoQueHay = {
  /** Somebody else of the house has an account, whatever its state. */
  readonly equipo: boolean;
  readonly regla: boolean;
  /** Something is on sale today. */
  readonly precios: boolean;
  /** A client has a supply. */
  readonly cartera: boolean;
  /** A proposal has gone to a client, whatever became of it. */
  readonly propuesta: boolean;
};

/** What the house has of all that a first sale takes. */
export async function readLoQueHay(db: Db, viewer: Viewer): Promise<LoQueHay> {
  const { rows } = await sql<LoQueHay>`
    select
      exists (select from usuario where rol <> 'cliente' and id <> ${viewer.id}) as equipo,
      exists (select from regla_comision where borrado_en is null) as regla,
      exists (select from producto_version v join producto p on p.id = v.producto_id
        where p.activo and ${TODAY_IN_SPAIN} between v.desde and coalesce(v.hasta, 'infinity')) as precios,
      exists (select from punto_suministro where cliente_id is not null) as cartera,
      exists (select from propuesta_version where enviada_en is not null) as propuesta
  `.execute(db);
  return rows[0]!;
}
