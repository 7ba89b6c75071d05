import type { puntosSuministro, QueryOf } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Changes, readChanges } from '../../platform/list/changes.ts';
import { puntoVisible } from '../cartera/visibilidad.repository.ts';
import { CON_LO_DE_FUERA, DE_FUERA, DE_LISTA, type FilaDeLista } from './fila-punto.repository.ts';
import { buscado, busquedaDe } from './filtros.repository.ts';

/** The supply points written since. */
export function changedPuntos(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof puntosSuministro.list>,
): Promise<Changes<FilaDeLista>> {
  const from = sql`from punto_suministro p where ${puntoVisible(viewer)} and ${buscado(busquedaDe(viewer, query))}`;
  return readChanges({
    db,
    query,
    source: { name: 'puntos-suministro', at: sql`p.actualizado_en`, id: sql`p.cups`, idType: 'text', from },
    read: async (ids) => {
      const { rows } = await sql<FilaDeLista>`
        select ${DE_LISTA}, ${DE_FUERA} from punto_suministro p ${CON_LO_DE_FUERA}
        where ${puntoVisible(viewer)} and p.cups = any(${ids}::text[])
      `.execute(db);
      return rows.map((fila) => [fila.cups, fila]);
    },
  });
}
