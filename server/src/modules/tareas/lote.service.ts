import { type BodyOf, tareas, type tareasLote } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem, rowChangedSince, rowDeletedSince } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { buscadosDe, type Lote } from '../operaciones/lote.service.ts';
import { elegidosDe } from './listado.repository.ts';
import { type Cambios, type Fila, lockTarea } from './tareas.repository.ts';
import { checkedChanges, lockListed, markDone, markPending, writeChanges } from './tareas.service.ts';

type Pedido = Pick<BodyOf<typeof tareasLote.preview>, 'accion' | 'fecha' | 'comercialId'>;

const FILTROS = tareas.list.query.omit({ page: true, limit: true, sort: true });

/** Applies an action to the marked tasks, or to all that match the list's filters. */
export function loteDeTareas(
  viewer: Viewer,
  { ids, filtros, ...pedido }: BodyOf<typeof tareasLote.preview>,
): Lote {
  soloQuienVende(viewer);
  return {
    tipo: 'tareas',
    entidad: 'tarea',
    detalle: pedido,
    elegidos: elegidosDe(viewer, buscadosDe({ ids, filtros }, FILTROS)),
    apply: (trx, id) => changeTareaInBatch({ trx, viewer, id, pedido }),
  };
}

/** The version that the change left, and the fields as they were; null for a task that was done. */
type Antes = { readonly version: number; readonly campos: Cambios | null };

/** Answers what undoes the change; undefined when the task was so already. */
async function changeTareaInBatch({
  trx,
  viewer,
  id,
  pedido: { accion, ...cambios },
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly pedido: Pedido;
}): Promise<Antes | undefined> {
  const fila = await lockListed(trx, viewer, id);
  const version = fila.version + 1;
  if (accion === 'hacer') return (await markDone(trx, viewer, fila)) ? { version, campos: null } : undefined;
  if (fila.hechaEn !== null) throw problem({ code: 'ya-hecha', status: 409, title: 'Ya está hecha' });
  const checked = await checkedChanges({ trx, viewer, fila, body: cambios });
  const campos = fieldsBefore(fila, checked);
  if (Object.keys(campos).length === 0) return undefined;
  await writeChanges({ trx, viewer, fila, cambios: checked });
  return { version, campos };
}

/** The fields that really change, as they are before it. */
function fieldsBefore(fila: Fila, cambios: Cambios): Cambios {
  const changed = Object.entries(cambios).filter(
    ([campo, valor]) => valor !== undefined && valor !== fila[campo as keyof Fila],
  );
  return Object.fromEntries(changed.map(([campo]) => [campo, fila[campo as keyof Fila]]));
}

export const tareaDeTareas: Tarea = {
  authorize: soloQuienVende,
  apply: (trx, viewer, { entidadId }, detalle) =>
    changeTareaInBatch({ trx, viewer, id: entidadId, pedido: detalle as Pedido }),
  undo: async (trx, viewer, { entidadId, antes }) => {
    const { version, campos } = antes as Antes;
    // The task may have gone to somebody whom the viewer does not see, so it is locked with an administrator's rights.
    const fila = await lockTarea(trx, { id: viewer.id, role: 'admin' }, entidadId);
    if (!fila || fila.borradoEn !== null) {
      throw rowDeletedSince();
    }
    if (fila.version !== version) throw rowChangedSince();
    if (campos === null) await markPending(trx, viewer, fila);
    else await writeChanges({ trx, viewer, fila, cambios: campos });
  },
};
