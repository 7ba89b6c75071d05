import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Buscados, Elegido } from '../../operaciones/lote.service.ts';
import { clienteSuyo, clienteVisible } from '../../puntos-suministro/visibilidad.repository.ts';
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

/** Those of the selection that the viewer sees. */
export async function leerSeleccion(db: Db, viewer: Viewer, seleccion: Seleccion): Promise<Seleccionado[]> {
  const { rows } = await sql<Seleccionado>`
    select c.id, c.nombre, c.comercial_id, r.nombre as comercial_nombre, c.version
    from cliente c left join comercial r on r.id = c.comercial_id
    where ${elegidos(viewer, seleccion)}
    order by c.id
  `.execute(db);
  return rows;
}

/** Gives clients to a representative; the database takes their points along. The caller holds them. */
export async function updateComercialDe(
  db: Db,
  ids: readonly string[],
  comercialId: string | null,
): Promise<void> {
  await sql`
    update cliente set comercial_id = ${comercialId}, version = version + 1 where id = any(${ids}::uuid[])
  `.execute(db);
}

/** Those of the list, or of the ones marked, that the viewer sees, whatever has been done with them. */
function buscadosAqui(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): RawBuilder<unknown> {
  const cuales = filtros
    ? buscados(viewer, filtros)
    : sql`(${clienteSuyo(viewer)} and c.id = any(${(ids ?? []).filter(isUuid)}::uuid[]))`;
  return sql`from cliente c where ${cuales}`;
}

/** At most so many, by identifier. */
export async function elegidosDe(
  db: Db,
  viewer: Viewer,
  cuales: Buscados<Filtros>,
  maximo: number,
): Promise<Elegido[]> {
  const { rows } = await sql<Elegido>`
    select c.id, c.nombre, c.nif as detalle ${buscadosAqui(viewer, cuales)} order by c.id limit ${maximo}
  `.execute(db);
  return rows;
}

export async function contarElegidos(db: Db, viewer: Viewer, cuales: Buscados<Filtros>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${buscadosAqui(viewer, cuales)}`.execute(db);
  return rows[0]?.count ?? 0;
}
