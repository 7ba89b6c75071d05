import { randomUUID } from 'node:crypto';
import type { BodyOf, productos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { checkClase, checkVersion } from './condiciones.ts';
import { productoRepetido, versionSolapada } from './conflictos.ts';
import { fitVersion, vispera } from './cronologia.ts';
import {
  changeLibro,
  closeVersion,
  identidadTomada,
  insertProductos,
  insertVersiones,
  updateProducto,
} from './libro.repository.ts';
import { findProducto, productosEnVenta } from './productos.repository.ts';
import { detalle, productoVigente } from './respuestas.ts';

/** The products on sale on a day, as a study takes them. */
export async function readProductosOnSale(
  db: Db,
  viewer: Viewer,
  busqueda: Parameters<typeof productosEnVenta>[2],
): Promise<productos.ProductoVigente[]> {
  return (await productosEnVenta(db, viewer, busqueda)).map(productoVigente);
}

export async function getProducto(db: Db, viewer: Viewer, id: string): Promise<productos.ProductoDetalle> {
  const producto = await findProducto(db, viewer, id);
  if (producto === undefined) throw notFound();
  return detalle(producto, today());
}

export async function createProducto(
  db: Db,
  viewer: Viewer,
  { version, ...producto }: BodyOf<typeof productos.create>,
): Promise<productos.ProductoDetalle> {
  rejectErrors({ ...checkClase(producto), ...checkVersion(producto, version, 'version.') });
  const id = randomUUID();
  await changeLibro(db, async (trx) => {
    if (await identidadTomada(trx, producto)) throw productoRepetido();
    await insertProductos(trx, [{ ...producto, id }]);
    await insertVersiones(trx, [filaDeVersion(id, version)]);
    const despues = { ...producto, version };
    await insertAuditoria(trx, { ...sobre(viewer, id), accion: 'crear', despues });
  });
  return getProducto(db, viewer, id);
}

function sobre({ id: usuarioId }: Viewer, entidadId: string) {
  return { usuarioId, entidad: 'producto', entidadId } as const;
}

export function filaDeVersion(productoId: string, version: productos.VersionInput) {
  const { desde, hasta, ...condiciones } = version;
  return { productoId, desde, hasta, condiciones: JSON.stringify(condiciones) };
}

/** These fields cannot change, because they give the prices of every version their meaning. */
const FIJOS = ['tarifa', 'tipo'] as const;

export async function updateProductoSinFecha({
  db,
  viewer,
  id,
  body: { edicion, ...cambios },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof productos.update>;
}): Promise<productos.ProductoDetalle> {
  await changeLibro(db, async (trx) => {
    const actual = await findProducto(trx, viewer, id);
    if (actual === undefined) throw notFound();
    const cambiados = FIJOS.filter(
      (campo) => cambios[campo] !== undefined && cambios[campo] !== actual[campo],
    );
    rejectErrors(
      Object.fromEntries(
        cambiados.map((campo) => [campo, 'No cambia: sus precios son de otra clase; crea otro producto']),
      ),
    );
    if (actual.edicion !== edicion) throw versionAntigua(actual.edicion, detalle(actual, today()), cambios);
    if (await identidadTomada(trx, { ...actual, ...cambios })) throw productoRepetido();
    await updateProducto(trx, id, cambios);
    await auditChange(trx, { ...sobre(viewer, id), antes: actual, cambios });
  });
  return getProducto(db, viewer, id);
}

export async function addVersion({
  db,
  viewer,
  id,
  version,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly version: productos.VersionInput;
}): Promise<productos.ProductoDetalle> {
  await changeLibro(db, async (trx) => {
    const producto = await findProducto(trx, viewer, id);
    if (producto === undefined) throw notFound();
    rejectErrors(checkVersion(producto, version));
    const { cierra, choca } = fitVersion(producto.historial, version);
    if (choca.length > 0) throw versionSolapada(choca);
    if (cierra) await closeVersion(trx, cierra.id, vispera(version.desde));
    await insertVersiones(trx, [filaDeVersion(id, version)]);
    await insertAuditoria(trx, { ...sobre(viewer, id), accion: 'nueva-version', despues: version });
  });
  return getProducto(db, viewer, id);
}

function rejectErrors(errores: Record<string, string>): void {
  if (Object.keys(errores).length > 0) throw invalidData(errores);
}
