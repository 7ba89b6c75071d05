import type { BodyOf, clientesLote, ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { invalidData, problem } from '../../../platform/problems.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import { insertAuditorias } from '../../auditoria/auditoria.repository.ts';
import { sobre } from '../clientes.service.ts';
import { findComercialAsignable } from '../escritura.repository.ts';
import { insertOperacion } from './operacion.repository.ts';
import { leerSeleccion, type Seleccionado, updateComercialDe } from './seleccion.repository.ts';

const EJEMPLOS = 5;

export async function previsualizarAsignacion(
  db: Db,
  viewer: Viewer,
  { comercialId, ...seleccion }: BodyOf<typeof clientesLote.previsualizarAsignacion>,
): Promise<ResponseOf<typeof clientesLote.previsualizarAsignacion>> {
  soloQuienVende(viewer);
  const destino = await exigirDestino(db, viewer, comercialId);
  const elegidos = await leerSeleccion(db, viewer, seleccion, { lock: false });
  const cambian = elegidos.filter((cliente) => cliente.comercialId !== comercialId);
  const muestra = cambian.slice(0, EJEMPLOS).map(({ id, nombre, comercialNombre }) => {
    return { id, nombre, de: comercialNombre, a: destino };
  });
  return { total: elegidos.length, cambian: cambian.length, muestra };
}

/** All of it or nothing, with an entry in the audit each and an operation to undo it by. */
export async function asignar(
  db: Db,
  viewer: Viewer,
  { comercialId, esperados, ...seleccion }: BodyOf<typeof clientesLote.asignar>,
): Promise<ResponseOf<typeof clientesLote.asignar>> {
  soloQuienVende(viewer);
  return db.transaction().execute(async (trx) => {
    await exigirDestino(trx, viewer, comercialId);
    const elegidos = await leerSeleccion(trx, viewer, seleccion, { lock: true });
    const cambian = elegidos.filter((cliente) => cliente.comercialId !== comercialId);
    if (esperados !== undefined && esperados !== cambian.length) {
      throw problem(
        'seleccion-cambiada',
        409,
        `Ahora cambiarían ${cambian.length} clientes, no ${esperados}`,
        {
          datos: { cambian: cambian.length },
        },
      );
    }
    const operacionId = await pasarClientes(trx, viewer, cambian, comercialId, 'asignacion');
    const hechos = new Set(cambian.map(({ id }) => id));
    const vistos = new Set(elegidos.map(({ id }) => id));
    const pedidos = seleccion.ids ?? [...vistos];
    return {
      operacionId,
      hechos: hechos.size,
      resultados: pedidos.map((id) => ({
        id,
        resultado: hechos.has(id) ? 'hecho' : vistos.has(id) ? 'sin-cambios' : 'no-existe',
      })),
    };
  });
}

/** Clients that are held go to a representative; answers what undoes it, or null when there are none. */
export async function pasarClientes(
  trx: Db,
  viewer: Viewer,
  clientes: readonly Seleccionado[],
  comercialId: string | null,
  tipo: 'asignacion' | 'traspaso',
): Promise<string | null> {
  if (clientes.length === 0) return null;
  const ids = clientes.map(({ id }) => id);
  await updateComercialDe(trx, ids, comercialId);
  await insertAuditorias(
    trx,
    clientes.map((cliente) => ({
      ...sobre(viewer, cliente.id),
      accion: tipo === 'traspaso' ? 'traspasar' : 'asignar-comercial',
      antes: { comercialId: cliente.comercialId },
      despues: { comercialId },
    })),
  );
  const cambios = clientes.map((cliente) => ({
    clienteId: cliente.id,
    version: cliente.version + 1,
    antes: { comercialId: cliente.comercialId },
  }));
  return insertOperacion(trx, viewer, tipo, { comercialId, clientes: ids.length }, cambios);
}

async function exigirDestino(db: Db, viewer: Viewer, comercialId: string | null): Promise<string | null> {
  if (comercialId === null) return null;
  const destino = await findComercialAsignable(db, viewer, comercialId);
  if (destino === undefined) throw invalidData({ comercialId: 'No existe ese comercial en tu equipo' });
  return destino.nombre;
}
