import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { invalidData } from '../../../platform/problems.ts';
import type { Tocado } from '../accion-auditada.service.ts';
import { changeRow, type Edicion } from '../edicion.service.ts';
import type { Fila } from '../escritura.repository.ts';
import { comercialDe, requireCliente } from './alta-de-fila.ts';
import type { Conocido } from './conocido.ts';
import type { FilaLeida } from './fila-leida.ts';
import { type Producto, versionEn } from './producto-de-fila.ts';

type DeFila = {
  readonly fila: Fila;
  readonly leida: FilaLeida;
  readonly producto: Producto | undefined;
};

/**
 * Changes a contract where a row differs, under the same rules as an edit by hand. An empty cell changes
 * nothing.
 */
export async function changeContratoFromRow({
  trx,
  viewer,
  conocido,
  deFila: { fila, leida, producto },
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly conocido: Conocido;
  readonly deFila: DeFila;
}): Promise<Tocado[]> {
  if (leida.nif !== null && requireCliente(conocido, leida.nif).id !== fila.clienteId) {
    throw invalidData({ nif: `${fila.codigo} es de otro cliente` });
  }
  const comercialId = await comercialDe(conocido, leida);
  const productoVersionId = await otraVersion(trx, conocido, { fila, leida, producto });
  const edicion: Edicion = {
    ...leida.valores,
    ...(comercialId !== undefined && { comercialId }),
    ...(productoVersionId !== undefined && { productoVersionId }),
  };
  const cambios = Object.fromEntries(
    Object.entries(edicion).filter(
      ([campo, valor]) => JSON.stringify(valor) !== JSON.stringify(fila[campo as keyof Fila]),
    ),
  );
  return Object.keys(cambios).length === 0 ? [] : [await changeRow({ trx, viewer, fila, cambios })];
}

/** Undefined when the contract already has that product: it keeps the version that was signed. */
async function otraVersion(
  trx: Db,
  conocido: Conocido,
  { fila, leida, producto }: DeFila,
): Promise<string | undefined> {
  if (!producto) return undefined;
  const versionActual = await conocido.findVersion(trx, fila.productoVersionId);
  return versionActual?.id === producto.id ? undefined : versionEn(conocido, producto, leida);
}
