import type { etiquetas } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible, puntoVisible } from '../cartera/visibilidad.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';

/** A client, a supply point by its CUPS or a contract. */
export type Thing = { readonly entidad: etiquetas.Entidad; readonly id: string };

/** Where the things of a kind stand: their rows, their key, and which of them the viewer sees. */
type Place = {
  readonly table: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  /** The rows come with what the condition asks about. */
  readonly from: RawBuilder<unknown>;
  readonly alias: RawBuilder<unknown>;
  readonly isVisible: (viewer: Viewer) => RawBuilder<SqlBool>;
};

export const PLACES: Readonly<Record<etiquetas.Entidad, Place>> = {
  cliente: {
    table: sql`cliente`,
    key: sql`id`,
    from: sql`cliente c`,
    alias: sql`c`,
    isVisible: (viewer) => sql`${clienteVisible(viewer)} and c.datos_bloqueados_en is null`,
  },
  'punto-suministro': {
    table: sql`punto_suministro`,
    key: sql`cups`,
    from: sql`punto_suministro p`,
    alias: sql`p`,
    isVisible: puntoVisible,
  },
  contrato: {
    table: sql`contrato`,
    key: sql`id`,
    from: sql`contrato k join cliente c on c.id = k.cliente_id`,
    alias: sql`k`,
    isVisible: (viewer) => sql`k.borrado_en is null and ${contratoVisible(viewer)}`,
  },
};

/** The row of a thing, which is locked until the transaction ends; undefined when the viewer does not see it. */
export async function lockThing<Row>(
  db: Db,
  viewer: Viewer,
  { entidad, id }: Thing,
): Promise<Row | undefined> {
  if (entidad !== 'punto-suministro' && !isUuid(id)) return undefined;
  const { key, from, alias, isVisible } = PLACES[entidad];
  const { rows } = await sql<Row>`
    select ${alias}.* from ${from} where ${alias}.${key} = ${id} and ${isVisible(viewer)} for update of ${alias}
  `.execute(db);
  return rows[0];
}
