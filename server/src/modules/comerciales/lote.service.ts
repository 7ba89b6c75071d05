import { type BodyOf, comerciales, type comercialesLote } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { rowChangedSince } from '../../platform/problems.ts';
import { soloAdministracion } from '../../platform/sellers.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { buscadosDe, type Lote } from '../operaciones/lote.service.ts';
import { elegidosDe } from './comerciales.repository.ts';
import { checkResponsable, endWork, lockExistente, sobre, takeUpWork } from './comerciales.service.ts';
import { type Fila, lockJerarquia, updateComercial } from './escritura.repository.ts';

type Pedido = Pick<BodyOf<typeof comercialesLote.preview>, 'accion' | 'responsableId'>;

const FILTROS = comerciales.list.query.omit({ page: true, limit: true, sort: true });

/** Applies an action to the marked representatives, or to all that match the list's filters. */
export function loteDeComerciales(
  viewer: Viewer,
  { ids, filtros, ...pedido }: BodyOf<typeof comercialesLote.preview>,
): Lote {
  soloAdministracion(viewer);
  return {
    tipo: 'comerciales',
    entidad: 'comercial',
    detalle: pedido,
    elegidos: elegidosDe(viewer, buscadosDe({ ids, filtros }, FILTROS)),
    apply: (trx, id) => changeComercialInBatch({ trx, viewer, id, pedido }),
  };
}

/** What was done, the version that it left, and the manager whom the representative had. */
type Antes = {
  readonly accion: Pedido['accion'];
  readonly version: number;
  readonly responsableId: string | null;
};

/** Answers what undoes the change; undefined when the representative was so already. */
async function changeComercialInBatch({
  trx,
  viewer,
  id,
  pedido: { accion, responsableId = null },
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly pedido: Pedido;
}): Promise<Antes | undefined> {
  await lockJerarquia(trx);
  const fila = await lockExistente(trx, id);
  if (accion === 'cambiar-responsable') {
    if (fila.responsableId === responsableId) return undefined;
    await writeResponsable({ trx, viewer, fila, responsableId });
  } else {
    if ((fila.baja !== null) === (accion === 'dar-de-baja')) return undefined;
    await (accion === 'dar-de-baja' ? endWork : takeUpWork)(trx, viewer, fila);
  }
  // An account that nobody had used goes with its representative, and that is one more version.
  const { version } = await lockExistente(trx, id);
  return { accion, version, responsableId: fila.responsableId };
}

async function writeResponsable({
  trx,
  viewer,
  fila,
  responsableId,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly fila: Fila;
  readonly responsableId: string | null;
}): Promise<void> {
  await checkResponsable(trx, fila, responsableId);
  const cambios = { responsableId };
  await updateComercial(trx, fila.id, cambios);
  await auditChange(trx, { ...sobre(viewer, fila.id), antes: fila, cambios });
}

export const tareaDeComerciales: Tarea = {
  authorize: soloAdministracion,
  apply: (trx, viewer, { entidadId }, detalle) =>
    changeComercialInBatch({ trx, viewer, id: entidadId, pedido: detalle as Pedido }),
  undo: async (trx, viewer, { entidadId, antes }) => {
    const { accion, version, responsableId } = antes as Antes;
    await lockJerarquia(trx);
    const fila = await lockExistente(trx, entidadId);
    if (fila.version !== version) throw rowChangedSince();
    if (accion === 'dar-de-baja') await takeUpWork(trx, viewer, fila);
    else if (accion === 'reactivar') await endWork(trx, viewer, fila);
    else await writeResponsable({ trx, viewer, fila, responsableId });
  },
};
