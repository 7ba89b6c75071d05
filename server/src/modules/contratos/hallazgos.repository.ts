import type { busqueda } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type FilaContrato, readContratos } from './contratos.repository.ts';

/** Finds the newest contracts, as the list would. */
export async function searchContratos(
  db: Db,
  viewer: Viewer,
  { q, cuantos }: { readonly q: string; readonly cuantos: number },
): Promise<busqueda.Hallazgo[]> {
  const filas = await readContratos(db, viewer, { q, page: 1, limit: cuantos });
  return filas.map((fila) => ({
    id: fila.id,
    titulo: fila.codigo,
    detalle: [fila.clienteNombre, fila.cups, fila.comercializadora].join(' · '),
    estado: estadoDe(fila),
  }));
}

/** A contract moves by the clock of the sale until it is signed, and then by the distributor's. */
function estadoDe({ comercial, atr }: FilaContrato): string {
  return comercial === 'firmado' && atr !== 'sin-solicitar' ? atr : comercial;
}
