import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';
import { DE } from './contratos.repository.ts';
import { condicionesDe, type Filtros } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

/** The marked contracts, or those of the list, that the viewer sees. */
export function elegidos(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): Elegidos {
  const condicion = filtros
    ? condicionesDe(filtros, viewer)
    : sql`(k.borrado_en is null and k.id = any(${(ids ?? []).filter(isUuid)}::uuid[]))`;
  return {
    id: sql`k.id`,
    nombre: sql`k.codigo`,
    detalle: sql`c.nombre`,
    desde: sql`from ${DE} where ${contratoVisible(viewer)} and ${condicion}`,
  };
}
