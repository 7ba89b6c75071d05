import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Buscados, Elegido } from '../operaciones/lote.service.ts';
import { DE } from './contratos.repository.ts';
import { condicionesDe, type Filtros } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

/** Those of the list, or of the ones marked, that the viewer sees. */
function buscados(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): RawBuilder<unknown> {
  const condicion = filtros
    ? condicionesDe(filtros, viewer)
    : sql`(k.borrado_en is null and k.id = any(${(ids ?? []).filter(isUuid)}::uuid[]))`;
  return sql`from ${DE} where ${contratoVisible(viewer)} and ${condicion}`;
}

/** At most so many, by identifier. */
export async function elegidos(
  db: Db,
  viewer: Viewer,
  cuales: Buscados<Filtros>,
  maximo: number,
): Promise<Elegido[]> {
  const { rows } = await sql<Elegido>`
    select k.id, k.codigo as nombre, c.nombre as detalle ${buscados(viewer, cuales)} order by k.id limit ${maximo}
  `.execute(db);
  return rows;
}

export async function contarElegidos(db: Db, viewer: Viewer, cuales: Buscados<Filtros>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${buscados(viewer, cuales)}`.execute(db);
  return rows[0]?.count ?? 0;
}
