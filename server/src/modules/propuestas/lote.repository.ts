import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';
import { condicion, DESDE, type Filtros } from './listado.repository.ts';
import { propuestaVisible } from './visibilidad.repository.ts';

/** The marked proposals, or those of the list, that the viewer sees, in the bin or not. */
export function elegidas(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): Elegidos {
  const cuales = filtros
    ? condicion(viewer, today(), filtros)
    : sql`${propuestaVisible(viewer)} and p.id = any(${(ids ?? []).filter(isUuid)}::uuid[])`;
  return {
    id: sql`p.id`,
    nombre: sql`p.codigo`,
    detalle: sql`c.nombre`,
    desde: sql`from ${DESDE} where ${cuales}`,
  };
}
