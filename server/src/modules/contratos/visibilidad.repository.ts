import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

/**
 * Whether the viewer sees the contract `k` of the client `c`: those of the clients they see, and those that
 * they or their team sold. Blocked data are for administrators alone.
 */
export function contratoVisible(viewer: Viewer): RawBuilder<SqlBool> {
  const { id, role } = viewer;
  switch (role) {
    case 'admin':
      return sql`true`;
    case 'comercial':
      return sql`(c.datos_bloqueados_en is null
        and (k.comercial_id = any((select comerciales_de(${id}))::uuid[]) or ${clienteVisible(viewer)}))`;
    case 'cliente':
      return sql`(${clienteVisible(viewer)} and k.borrado_en is null)`;
  }
}

/** Whether the viewer sees the contract with that identifier, an `uuid`, and it is not in the bin. */
export function seesContrato(viewer: Viewer, id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from contrato k join cliente c on c.id = k.cliente_id
    where k.id = ${id} and k.borrado_en is null and ${contratoVisible(viewer)})`;
}
