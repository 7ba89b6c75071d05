import type { busqueda } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { PROPUESTAS } from './listado.repository.ts';

/** Finds the newest proposals, as the list would. */
export async function searchPropuestas(
  db: Db,
  viewer: Viewer,
  { q, cuantos }: { readonly q: string; readonly cuantos: number },
): Promise<busqueda.Hallazgo[]> {
  const filas = await PROPUESTAS.page(db, viewer, { q, borradas: 'no', page: 1, limit: cuantos });
  return filas.map(({ id, codigo, clienteNombre, cups, estado }) => ({
    id,
    titulo: codigo,
    detalle: [clienteNombre, cups[0]].filter(Boolean).join(' · '),
    estado,
  }));
}
