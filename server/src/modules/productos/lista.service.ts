import type { productos, QueryOf, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { listProductos } from './productos.repository.ts';
import { filaDeLista } from './respuestas.ts';

/** A page of the price book, with each product's version of today. */
export async function readListaDeProductos(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof productos.list>,
): Promise<ResponseOf<typeof productos.list>> {
  const { rows, count, total } = await listProductos({ db, viewer, query, hoy: today() });
  return { rows: rows.map(filaDeLista), count, total, countExact: true };
}
