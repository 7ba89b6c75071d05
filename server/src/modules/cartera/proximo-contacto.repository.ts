import type { tareas } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { FilterColumn } from '../../platform/list/where-sql.ts';
import { tareaVisible } from './tarea-visible.repository.ts';

type Proximo = { readonly tareaId: string } & Pick<tareas.Tarea, 'tipo' | 'titulo' | 'fecha' | 'hora'>;

/** The pending tasks `t`, which the index `tarea_pendiente_de_cliente` has by client and day. */
function pendientes(viewer: Viewer): RawBuilder<unknown> {
  return sql`from tarea t where t.hecha_en is null and t.borrado_en is null and t.cliente_id is not null
    and ${tareaVisible(viewer)}`;
}

/** The next contact with a client, whole; null when there is none. */
export function proximoContacto(viewer: Viewer, clienteId: RawBuilder<unknown>): RawBuilder<Proximo | null> {
  return sql`(select json_build_object('tareaId', t.id, 'tipo', t.tipo, 'titulo', t.titulo, 'fecha', t.fecha,
      'hora', to_char(t.hora, 'HH24:MI'))
    ${pendientes(viewer)} and t.cliente_id = ${clienteId} order by t.fecha, t.hora nulls first, t.id limit 1)`;
}

/**
 * The clients with a next contact and its day, a row each. PostgreSQL leaves out a left join with it that nothing reads.
 * Asking for the day of each client apart took three times as long to filter 100,000 of them.
 */
export function proximosContactos(viewer: Viewer): RawBuilder<unknown> {
  return sql`(select t.cliente_id, min(t.fecha) as fecha ${pendientes(viewer)} group by t.cliente_id)`;
}

/** Filters clients by the day of their next contact. */
export function porProximoContacto(viewer: Viewer, clienteId: RawBuilder<unknown>): FilterColumn {
  return {
    elsewhere: sql`x.fecha`,
    having: (condition) =>
      sql`${clienteId} in (select x.cliente_id from ${proximosContactos(viewer)} x where ${condition})`,
  };
}
