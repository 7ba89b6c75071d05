import type { puntosSuministro, QueryOf, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { asksForChanges } from '../../platform/list/changes.ts';
import { changedPuntos } from './cambios.repository.ts';
import { readListPage } from './listado.repository.ts';
import { ordenDe } from './orden.ts';
import { readFacets } from './recuento.repository.ts';
import { respuestaFacetas, respuestaPunto } from './respuestas.ts';

/** A page of the list of supply points. */
export async function readListaDePuntos(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof puntosSuministro.list>,
): Promise<ResponseOf<typeof puntosSuministro.list>> {
  if (asksForChanges(query)) {
    const { rows: filas, ...page } = await changedPuntos(db, viewer, query);
    return { ...page, rows: filas.map((fila) => respuestaPunto(fila, viewer)) };
  }
  const { page, limit, sort, ...filtros } = query;
  const ventana = { primera: (page - 1) * limit, filas: limit };
  const { filas, cuenta, exacta, todos } = await readListPage({
    db,
    viewer,
    filtros,
    orden: ordenDe(sort),
    ventana,
  });
  const rows = filas.map((fila) => respuestaPunto(fila, viewer));
  return { rows, count: cuenta, countExact: exacta, total: todos };
}

/** The values by which the list of supply points can be filtered. */
export async function readFacetasDePuntos(db: Db, viewer: Viewer) {
  return respuestaFacetas(await readFacets(db, viewer));
}
