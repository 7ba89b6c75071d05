import { type BodyOf, clientesLote } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { rowNotFound } from '../../../platform/problems.ts';
import { soloAdministracion, soloQuienVende } from '../../../platform/sellers.ts';
import type { Tarea } from '../../operaciones/ejecutor.service.ts';
import { buscadosDe, type Lote } from '../../operaciones/lote.service.ts';
import { setBlock } from '../admin/bloqueo.service.ts';
import { deleteCliente } from '../clientes.service.ts';
import { lockCliente } from '../escritura.repository.ts';
import { elegidosDe } from './seleccion.repository.ts';
import { type Antes, clienteAntes, undoCliente } from './undo.service.ts';

type Pedido = Pick<BodyOf<typeof clientesLote.preview>, 'accion' | 'motivo'>;

/** Applies an action to the marked clients, or to all that match the list's filters. */
export function loteDeClientes(
  viewer: Viewer,
  { ids, filtros, ...pedido }: BodyOf<typeof clientesLote.preview>,
): Lote {
  soloQuienVende(viewer);
  if (pedido.accion !== 'borrar') soloAdministracion(viewer);
  const buscados = buscadosDe({ ids, filtros }, clientesLote.filtrosSchema);
  return {
    tipo: 'clientes',
    entidad: 'cliente',
    detalle: pedido,
    elegidos: elegidosDe(viewer, buscados),
    apply: (trx, id) => changeClienteInBatch({ trx, viewer, id, pedido }),
  };
}

/** Applies an action to one client, and answers what undoes it. */
async function changeClienteInBatch({
  trx,
  viewer,
  id,
  pedido: { accion, motivo },
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly pedido: Pedido;
}): Promise<Antes> {
  if (accion === 'borrar') {
    const { version } = await deleteCliente(trx, viewer, id);
    return clienteAntes(version + 1, { borradoEn: null });
  }
  soloAdministracion(viewer);
  const { version, bloqueadoEn, bloqueoMotivo } = await setBlock({ trx, viewer, id, motivo: motivo ?? null });
  return clienteAntes(version + 1, { bloqueadoEn, bloqueoMotivo });
}

export const tareaDeClientes: Tarea = {
  authorize: soloQuienVende,
  apply: (trx, viewer, { entidadId }, detalle) =>
    changeClienteInBatch({ trx, viewer, id: entidadId, pedido: detalle as Pedido }),
  undo: async (trx, viewer, fila) => {
    if (fila.antes && isBlocking(fila.antes as Antes)) soloAdministracion(viewer);
    if (!(await lockCliente(trx, viewer, fila.entidadId))) {
      throw rowNotFound();
    }
    await undoCliente(trx, viewer, fila);
  },
};

function isBlocking({ columnas }: Antes): boolean {
  return columnas !== null && 'bloqueoMotivo' in columnas;
}
