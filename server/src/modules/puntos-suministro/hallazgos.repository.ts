import type { busqueda } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { readPartesVisibles } from '../cartera/visibilidad.repository.ts';
import { buscado, busquedaDe } from './filtros.repository.ts';

/**
 * The first points found whose CUPS, client or place contains the text, unsorted, those of the portfolio first.
 */
export async function searchPuntos(
  db: Db,
  viewer: Viewer,
  { q, cuantos }: { readonly q: string; readonly cuantos: number },
): Promise<busqueda.Hallazgo[]> {
  const partes = await readPartesVisibles(db, viewer);
  const hallados: busqueda.Hallazgo[] = [];
  for (const { alReunir } of partes) {
    if (hallados.length >= cuantos) break;
    // Told that four are enough, PostgreSQL reads the table until it meets them, which is all of it when the word is in the
    // names of clients and the part has none. What is materialized is planned as a whole, and read no further than asked.
    const { rows } = await sql<busqueda.Hallazgo>`
      with p as materialized (
        select p.cups, p.cliente_nombre, p.municipio, p.tarifa, p.con_contrato
        from punto_suministro p where ${alReunir} and ${buscado(busquedaDe(viewer, { q }))}
      )
      select p.cups as id, p.cups as titulo, concat_ws(' · ', p.cliente_nombre, p.municipio, p.tarifa) as detalle,
        case when p.con_contrato then 'con-contrato' end as estado
      from p limit ${cuantos - hallados.length}
    `.execute(db);
    hallados.push(...rows);
  }
  return hallados;
}
