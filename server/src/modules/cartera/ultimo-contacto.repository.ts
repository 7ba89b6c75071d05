import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { tareaVisible } from './tarea-visible.repository.ts';

/**
 * The last day on which somebody of the house talked or wrote to a client: a call or a visit that was done, a note, or a proposal that
 * was sent. Null when there was none.
 */
export function ultimoContacto(viewer: Viewer, clienteId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(greatest(
    (select max(t.hecha_en) from tarea t where t.cliente_id = ${clienteId} and t.tipo in ('llamada', 'visita')
      and t.hecha_en is not null and t.borrado_en is null and ${tareaVisible(viewer)}),
    (select max(o.creado_en) from nota o where o.cliente_id = ${clienteId} and o.borrado_en is null),
    (select max(ov.enviada_en) from propuesta op join propuesta_version ov on ov.propuesta_id = op.id
      where op.cliente_id = ${clienteId} and op.borrado_en is null)
  ) at time zone 'Europe/Madrid')::date`;
}
