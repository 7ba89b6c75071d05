import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';

/** Whether the viewer sees the task `t`: their own, those of the people below them, and all for an administrator. */
export function tareaVisible({ id, role }: Viewer): RawBuilder<SqlBool> {
  switch (role) {
    case 'admin':
      return sql`true`;
    case 'comercial':
      return sql`(t.comercial_id = any((select comerciales_de(${id}))::uuid[]) or t.usuario_id = ${id})`;
    case 'cliente':
      return sql`false`;
  }
}

/** Whether the task `t` is the viewer's own to do. */
export function tareaPropia({ id }: Viewer): RawBuilder<SqlBool> {
  return sql`(t.usuario_id = ${id} or t.comercial_id = (select id from comercial where usuario_id = ${id}))`;
}
