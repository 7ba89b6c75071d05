import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

/**
 * Whether the viewer sees the proposal `p` of the client `c`; a client only sees those of theirs that were
 * sent.
 */
export function propuestaVisible(viewer: Viewer): RawBuilder<SqlBool> {
  const deSusClientes = clienteVisible(viewer);
  if (viewer.role !== 'cliente') return sql`${deSusClientes}`;
  return sql`(${deSusClientes} and p.estado <> 'borrador')`;
}

/** Whether the viewer sees the proposal with that identifier, an `uuid`. */
export function seesPropuesta(viewer: Viewer, id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from propuesta p join cliente c on c.id = p.cliente_id
    where p.id = ${id} and ${propuestaVisible(viewer)})`;
}
