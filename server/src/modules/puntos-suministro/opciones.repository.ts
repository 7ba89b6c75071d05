import type { puntosSuministro, QueryOf } from '@vatio/contract/endpoints';
import { parseCups } from '@vatio/domain';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { found } from '../../platform/list/found.ts';
import { puntoVisible } from '../cartera/visibilidad.repository.ts';
import { readListPage } from './listado.repository.ts';
import { ordenDe } from './orden.ts';

/** The points that a field offers, in the order of their CUPS, or those that it has to name. */
export async function listOpciones(
  db: Db,
  viewer: Viewer,
  { q, cliente, ids, limit }: QueryOf<typeof puntosSuministro.options>,
): Promise<{ rows: puntosSuministro.Opcion[]; more: boolean }> {
  if (ids) return found(await namePuntos(db, viewer, ids), limit);
  // The list is what finds them quickly at a million points, because the best index depends on what is typed
  // and on who asks.
  const { filas } = await readListPage({
    db,
    viewer,
    filtros: { q, cliente },
    orden: ordenDe('cups'),
    ventana: { primera: 0, filas: limit + 1 },
  });
  const rows = filas.map(({ cups, municipio, clienteNombre }) => ({
    cups,
    municipio,
    cliente: clienteNombre,
  }));
  return found(rows, limit);
}

async function namePuntos(db: Db, viewer: Viewer, ids: readonly string[]) {
  const cups = ids.flatMap((text) => {
    const read = parseCups(text);
    return read.ok ? [read.value.cups] : [];
  });
  const { rows } = await sql<puntosSuministro.Opcion>`
    select p.cups, p.municipio, p.cliente_nombre as cliente from punto_suministro p
    where p.cups = any(${cups}::text[]) and ${puntoVisible(viewer)} order by p.cups
  `.execute(db);
  return rows;
}
