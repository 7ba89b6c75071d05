import type { clientes, QueryOf } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { found } from '../../platform/list/found.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import { busqueda } from './filtros.repository.ts';

/** The clients that a field offers, by name, or those that it has to name. */
export async function listOpciones(
  db: Db,
  viewer: Viewer,
  { q = '', ids, limit }: QueryOf<typeof clientes.options>,
) {
  const condition = ids ? sql`c.id = any(${ids.filter(isUuid)}::uuid[])` : busqueda(q);
  const { rows } = await sql<clientes.Opcion>`
    select c.id, c.nombre, c.nif, c.email from cliente c where ${clienteVisible(viewer)} and ${condition}
    order by c.nombre, c.id limit ${limit + 1}
  `.execute(db);
  return found(rows, limit);
}
