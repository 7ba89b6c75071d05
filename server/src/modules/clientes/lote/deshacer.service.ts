import type { clientesLote, ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { notFound, problem } from '../../../platform/problems.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { diferencias } from '../../auditoria/auditoria.service.ts';
import { sobre } from '../clientes.service.ts';
import { countContratosActivos, type Fila, lockCliente, updateCliente } from '../escritura.repository.ts';
import { type Cambio, findOperacion, listCambios, marcarDeshecha } from './operacion.repository.ts';

type Respuesta = ResponseOf<typeof clientesLote.deshacer>;

/** Leaves as they were the clients that nobody has touched since, and names the others. */
export async function deshacer(db: Db, viewer: Viewer, id: string): Promise<Respuesta> {
  const operacion = await findOperacion(db, viewer, id);
  if (operacion === undefined) throw notFound();
  return db.transaction().execute(async (trx) => {
    if (!(await marcarDeshecha(trx, id))) throw problem('ya-deshecha', 409, 'Esta operación ya se deshizo');
    const omitidos: Respuesta['omitidos'] = [];
    let deshechos = 0;
    // Whose they are now is what is undone: the rows are looked at as the house sees them.
    const casa: Viewer = { id: viewer.id, role: 'admin' };
    for (const cambio of await listCambios(trx, id)) {
      const fila = await lockCliente(trx, casa, cambio.clienteId);
      if (fila === undefined) continue;
      const motivo = await motivoDeOmitir(trx, fila, cambio);
      if (motivo === undefined) {
        await reponer(trx, viewer, fila, cambio);
        deshechos++;
      } else {
        omitidos.push({ id: fila.id, nombre: fila.nombre, motivo });
      }
    }
    return { deshechos, omitidos };
  });
}

async function motivoDeOmitir(trx: Db, fila: Fila, { version, antes }: Cambio): Promise<string | undefined> {
  if (fila.borradoEn !== null) return 'Se borró después';
  if (fila.version !== version) return 'Se cambió después';
  if (antes === null && (await countContratosActivos(trx, fila.id)) > 0) return 'Ya tiene contratos activos';
  return undefined;
}

async function reponer(trx: Db, viewer: Viewer, fila: Fila, { antes }: Cambio): Promise<void> {
  const cambios = antes ?? { borradoEn: new Date().toISOString() };
  await updateCliente(trx, fila.id, cambios);
  const entrada = diferencias(fila, cambios);
  await insertAuditoria(trx, { ...sobre(viewer, fila.id), accion: 'deshacer', ...entrada });
}
