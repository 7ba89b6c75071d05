import type { clientes, QueryOf, ResponseOf } from '@vatio/contract/endpoints';
import { nombreProvincia } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { asksForChanges } from '../../platform/list/changes.ts';
import { listMarcas } from '../cartera/marca.repository.ts';
import { changedClientes, listClientes, readProvincias } from './listado.repository.ts';
import { respuestaFila } from './respuestas.ts';

/** A page of the list of clients. */
export async function readListaDeClientes(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof clientes.list>,
): Promise<ResponseOf<typeof clientes.list>> {
  if (asksForChanges(query)) {
    const { rows, ...page } = await changedClientes(db, viewer, query);
    return { ...page, rows: rows.map(respuestaFila) };
  }
  const { rows, count, total } = await listClientes(db, viewer, query);
  return { rows: rows.map(respuestaFila), count, total, countExact: true };
}

/** The values by which the list of clients can be filtered. */
export async function readFacetasDeClientes(db: Db, viewer: Viewer) {
  const provincias = await readProvincias(db, viewer);
  const conNombre = provincias.map((valor) => ({ valor, nombre: nombreProvincia(valor) ?? valor }));
  const marcas = await listMarcas(db);
  return { provincias: conNombre.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es')), marcas };
}
