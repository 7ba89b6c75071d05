import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { problem } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import { type Entidad, insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { eraseAuditoria } from '../../auditoria/consulta.repository.ts';
import { eraseDocumentos } from '../../documentos/documentos.service.ts';
import { sobre } from '../clientes.service.ts';
import { lockConDatosBloqueados } from './bloqueo.service.ts';
import {
  allowSupresion,
  anonymizeBusiness,
  anonymizeClientes,
  cleanLeftovers,
  deleteOwnRows,
  orderErasureOfPapers,
  type Rastro,
  readAuditTrail,
} from './supresion.repository.ts';

type Deps = { readonly db: Db; readonly files: FileStore };

/**
 * Destroys a person's data once they need not be kept (LOPDGDD, art. 32): their own data and documents, the
 * names frozen in proposals, answers and studies, mails, what bulk operations kept to be undone, their account,
 * and what the audit says. What a provider of signatures has of
 * them is deleted there afterwards. The existence of the client and the figures of the business remain, without a name.
 */
export async function eraseCliente({ db, files }: Deps, viewer: Viewer, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const fila = await lockConDatosBloqueados(trx, viewer, id);
    if (fila.conservarHasta !== null && fila.conservarHasta > today()) {
      throw problem({
        code: 'conservacion-pendiente',
        status: 409,
        title: 'Todavía hay que conservar estos datos',
        extra: {
          detail: `Hasta el ${fila.conservarHasta.split('-').reverse().join('/')}`,
          datos: { conservarHasta: fila.conservarHasta },
        },
      });
    }
    const rastro = await readAuditTrail(trx, fila.id);
    await allowSupresion(trx, true);
    await deleteOwnRows(trx, rastro);
    const papelesDeFirma = await orderErasureOfPapers(trx, fila.id, rastro);
    await anonymizeBusiness(trx, rastro);
    await cleanLeftovers(trx, rastro);
    await anonymizeClientes(trx, rastro);
    await eraseAuditoria(trx, cosasDe(rastro), rastro.voces);
    await allowSupresion(trx, false);
    await insertAuditoria(trx, {
      ...sobre(viewer, fila.id),
      accion: 'suprimir',
      ...(papelesDeFirma > 0 && { despues: { papelesDeFirma } }),
    });
    await eraseDocumentos(trx, files, rastro.documentos);
  });
}

/** The things whose audit entries say something of the person. */
function cosasDe({ cuentas, documentos, ...rastro }: Rastro): { entidad: Entidad; entidadId: string }[] {
  const de = (entidad: Entidad, ids: readonly string[]) => ids.map((entidadId) => ({ entidad, entidadId }));
  return [
    ...[...de('cliente', rastro.clientes), ...de('propuesta', rastro.propuestas)],
    ...[...de('contrato', rastro.contratos), ...de('analisis', rastro.analisis)],
    ...[...de('tarea', rastro.tareas), ...de('incidencia', rastro.incidencias)],
    ...de('factura', rastro.facturas),
    ...[...de('punto-suministro', rastro.cups), ...de('documento', documentos), ...de('usuario', cuentas)],
  ];
}
