import { type BodyOf, productos, type productosLote } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem, rowChangedSince } from '../../platform/problems.ts';
import { soloAdministracion } from '../../platform/sellers.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { buscadosDe, type Lote } from '../operaciones/lote.service.ts';
import { lockLibro, updateProducto } from './libro.repository.ts';
import { elegidosDe, findProducto } from './productos.repository.ts';

const FILTROS = productos.list.query.omit({ page: true, limit: true, sort: true });

/** Takes off sale, or puts on sale, the marked products or all that match the list's filters. */
export function loteDeProductos(
  db: Db,
  viewer: Viewer,
  { accion, ...cuales }: BodyOf<typeof productosLote.preview>,
): Lote {
  soloAdministracion(viewer);
  return {
    tipo: 'productos',
    entidad: 'producto',
    detalle: { accion },
    elegidos: elegidosDe(db, viewer, buscadosDe(cuales, FILTROS)),
    apply: (trx, id) => setOnSale({ trx, viewer, id, activo: accion === 'vender' }),
  };
}

/** The edition that the change left, and whether the product was on sale before it. */
type Antes = { readonly edicion: number; readonly activo: boolean };

/** Answers what undoes the change; undefined when the product was so already. */
async function setOnSale({
  trx,
  viewer,
  id,
  activo,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly activo: boolean;
}): Promise<Antes | undefined> {
  await lockLibro(trx);
  const producto = await findProducto(trx, viewer, id);
  if (!producto) throw problem({ code: 'no-existe', status: 404, title: 'Ya no existe' });
  if (producto.activo === activo) return undefined;
  await updateProducto(trx, id, { activo });
  const entrada = { usuarioId: viewer.id, entidad: 'producto', entidadId: id } as const;
  await auditChange(trx, { ...entrada, antes: producto, cambios: { activo } });
  return { edicion: producto.edicion + 1, activo: producto.activo };
}

export const tareaDeProductos: Tarea = {
  authorize: soloAdministracion,
  apply: (trx, viewer, { entidadId: id }, { accion }) =>
    setOnSale({ trx, viewer, id, activo: accion === 'vender' }),
  undo: async (trx, viewer, { entidadId: id, antes }) => {
    const { edicion, activo } = antes as Antes;
    await lockLibro(trx);
    const producto = await findProducto(trx, viewer, id);
    if (producto?.edicion !== edicion) {
      throw rowChangedSince();
    }
    await setOnSale({ trx, viewer, id, activo });
  },
};
