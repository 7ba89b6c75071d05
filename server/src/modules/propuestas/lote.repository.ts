import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Buscados, Elegido } from '../operaciones/lote.service.ts';
import { condicion, DESDE, type Filtros } from './listado.repository.ts';
import { propuestaVisible } from './visibilidad.repository.ts';

/** Those of the list, or of the ones marked, in the bin or not, that the viewer sees. */
function buscadas(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): RawBuilder<unknown> {
  const cuales = filtros
    ? condicion(viewer, today(), filtros)
    : sql`${propuestaVisible(viewer)} and p.id = any(${(ids ?? []).filter(isUuid)}::uuid[])`;
  return sql`from ${DESDE} where ${cuales}`;
}

/** At most so many, by identifier. */
export async function elegidas(
  db: Db,
  viewer: Viewer,
  cuales: Buscados<Filtros>,
  maximo: number,
): Promise<Elegido[]> {
  const { rows } = await sql<Elegido>`
    select p.id, p.codigo as nombre, c.nombre as detalle ${buscadas(viewer, cuales)} order by p.id limit ${maximo}
  `.execute(db);
  return rows;
}

export async function contarElegidas(db: Db, viewer: Viewer, cuales: Buscados<Filtros>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${buscadas(viewer, cuales)}`.execute(db);
  return rows[0]?.count ?? 0;
}
