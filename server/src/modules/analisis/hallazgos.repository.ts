import type { busqueda } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { ANALISIS } from './analisis.repository.ts';

/** Finds the newest analyses, as the list would. */
export async function searchAnalisis(
  db: Db,
  viewer: Viewer,
  { q, cuantos }: { readonly q: string; readonly cuantos: number },
): Promise<busqueda.Hallazgo[]> {
  const filas = await ANALISIS.page(db, viewer, { q, page: 1, limit: cuantos });
  return filas.map(({ id, codigo, version, cliente, cups }) => ({
    id,
    titulo: version > 1 ? `${codigo} v${version}` : codigo,
    detalle: [cliente?.nombre, cups[0]].filter(Boolean).join(' · '),
    estado: null,
  }));
}
