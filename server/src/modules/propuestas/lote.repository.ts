import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';
import { type Filtros, PROPUESTAS } from './listado.repository.ts';

/** The marked proposals, or those of the list, that the viewer sees, in the bin or not. */
export function elegidas(viewer: Viewer, buscadas: Buscados<Filtros>): Elegidos {
  return {
    id: sql`p.id`,
    nombre: sql`p.codigo`,
    detalle: sql`c.nombre`,
    desde: PROPUESTAS.chosen(viewer, buscadas),
  };
}
