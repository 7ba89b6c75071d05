import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { clienteSuyo, clienteVisible } from '../../cartera/visibilidad.repository.ts';
import type { Elegidos } from '../../operaciones/elegidos.repository.ts';
import type { Buscados } from '../../operaciones/lote.service.ts';
import { buscados, type Filtros } from '../filtros.repository.ts';

type Seleccionado = {
  id: string;
  nombre: string;
  comercialId: string | null;
  comercialNombre: string | null;
  version: number;
};

type Seleccion = {
  readonly ids?: readonly string[] | undefined;
  readonly filtro?: Filtros | undefined;
};

function elegidos(viewer: Viewer, { ids, filtro = {} }: Seleccion): RawBuilder<SqlBool> {
  const cuales = ids ? sql`c.id = any(${ids.filter(isUuid)}::uuid[])` : buscados(viewer, filtro);
  return sql`${cuales} and ${clienteVisible(viewer)} and c.datos_bloqueados_en is null`;
}

/** The clients of a selection that the viewer sees. */
export async function readSelection(db: Db, viewer: Viewer, seleccion: Seleccion): Promise<Seleccionado[]> {
  const { rows } = await sql<Seleccionado>`
    select c.id, c.nombre, c.comercial_id, r.nombre as comercial_nombre, c.version
    from cliente c left join comercial r on r.id = c.comercial_id
    where ${elegidos(viewer, seleccion)}
    order by c.id
  `.execute(db);
  return rows;
}

/** Assigns locked clients to a representative; a trigger assigns their points. */
export async function updateComercialDe(
  db: Db,
  ids: readonly string[],
  comercialId: string | null,
): Promise<void> {
  await sql`
    update cliente set comercial_id = ${comercialId}, version = version + 1 where id = any(${ids}::uuid[])
  `.execute(db);
}

/** The marked clients, or those of the list, that the viewer sees, in whatever state. */
export function elegidosDe(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): Elegidos {
  const cuales = filtros
    ? buscados(viewer, filtros)
    : sql`(${clienteSuyo(viewer)} and c.id = any(${(ids ?? []).filter(isUuid)}::uuid[]))`;
  return {
    id: sql`c.id`,
    nombre: sql`c.nombre`,
    detalle: sql`c.nif`,
    desde: sql`from cliente c where ${cuales}`,
  };
}
