import type { busqueda } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { foldText } from '../../platform/fold-text.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import { ESTADO, busqueda as queDicen } from './filtros.repository.ts';

/** Clients whose name begins with the text come first, and then the others in the order of the list. */
export async function searchClientes(
  db: Db,
  viewer: Viewer,
  { q, cuantos }: { readonly q: string; readonly cuantos: number },
): Promise<busqueda.Hallazgo[]> {
  const { rows } = await sql<busqueda.Hallazgo>`
    select c.id, c.nombre as titulo, concat_ws(' · ', c.nif, c.municipio, c.email) as detalle,
      nullif(${ESTADO}, 'activo') as estado
    from cliente c where ${queDicen(q)} and ${clienteVisible(viewer)}
    order by starts_with(plegar(c.nombre), ${foldText(q)}) desc, c.nombre, c.id limit ${cuantos}
  `.execute(db);
  return rows;
}
