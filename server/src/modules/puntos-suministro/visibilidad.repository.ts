import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';

/**
 * The points a viewer sees, in one or two parts that have indexes of their own: those of the portfolio that are theirs
 * to see, and the register of points that are nobody's yet. The conditions are about `p`: punto_suministro, or its
 * recuento.
 */
export type Parte = { readonly registro: boolean; readonly condicion: RawBuilder<SqlBool> };

const REGISTRO: Parte = { registro: true, condicion: sql`p.registro` };

export function partesVisibles({ id, role }: Viewer): readonly Parte[] {
  switch (role) {
    case 'admin':
      return [cartera(sql`true`), REGISTRO];
    case 'comercial':
      return [cartera(sql`p.comercial_id = any((select comerciales_de(${id}))::uuid[])`), REGISTRO];
    case 'cliente':
      return [cartera(sql`p.cliente_id = any((select clientes_de(${id}))::uuid[])`)];
  }
}

function cartera(condicion: RawBuilder<SqlBool>): Parte {
  return { registro: false, condicion: sql`(not p.registro and ${condicion})` };
}

/** Whether the viewer sees the point `p`. */
export function puntoVisible(viewer: Viewer): RawBuilder<SqlBool> {
  const partes = partesVisibles(viewer).map(({ condicion }) => condicion);
  return sql`(${sql.join(partes, sql` or `)})`;
}

/** Whether the viewer sees the client `c`. */
export function clienteVisible({ id, role }: Viewer): RawBuilder<SqlBool> {
  switch (role) {
    case 'admin':
      return sql`c.borrado_en is null`;
    case 'comercial':
      return sql`(c.borrado_en is null and c.comercial_id = any((select comerciales_de(${id}))::uuid[]))`;
    case 'cliente':
      return sql`(c.borrado_en is null and c.usuario_id = ${id})`;
  }
}
