import type { supresiones } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { insertCorreo } from '../../../platform/outbox/outbox.repository.ts';
import { notFound, problem } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import { insertAuditoria, insertAuditorias } from '../../auditoria/auditoria.repository.ts';
import { setDatosBlock } from '../admin/bloqueo.service.ts';
import { sobre } from '../clientes.service.ts';
import { type Answer, mailOfAnswer } from './answer-mail.ts';
import {
  extendSolicitud,
  findCuenta,
  findOwn,
  findSolicitud,
  insertSolicitudes,
  lockSolicitud,
  refuseSolicitud,
  withdrawPending,
} from './supresiones.repository.ts';

type Own = { readonly ultima: supresiones.Solicitud | null };

export async function readOwn(db: Db, viewer: Viewer): Promise<Own> {
  return { ultima: await findOwn(db, viewer) };
}

/** Asks for the erasure of the clients of the account; what is pending already stays as it is. */
export async function askErasure(db: Db, viewer: Viewer, motivo: string): Promise<Own> {
  return db.transaction().execute(async (trx) => {
    const clientes = await insertSolicitudes(trx, viewer, { motivo, hoy: today() });
    const entries = clientes.map((id) => ({ ...sobre(viewer, id), accion: 'pedir-supresion' }));
    await insertAuditorias(trx, entries);
    return readOwn(trx, viewer);
  });
}

export async function withdrawErasure(db: Db, viewer: Viewer): Promise<Own> {
  return db.transaction().execute(async (trx) => {
    const clientes = await withdrawPending(trx, viewer);
    const entries = clientes.map((id) => ({ ...sobre(viewer, id), accion: 'retirar-supresion' }));
    await insertAuditorias(trx, entries);
    return readOwn(trx, viewer);
  });
}

/** Answers a pending request, writes it in the audit and tells the client, with the reason where there is one. */
export async function answerSolicitud({
  db,
  viewer,
  id,
  accion,
  motivo = '',
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly accion: Answer;
  readonly motivo?: string;
}): Promise<supresiones.SolicitudRow> {
  return db.transaction().execute(async (trx) => {
    const solicitud = await lockSolicitud(trx, id);
    if (solicitud === undefined) throw notFound();
    const { clienteId } = solicitud;
    if (solicitud.estado !== 'pendiente') throw refused('Esta solicitud ya está contestada');
    const cuenta = await findCuenta(trx, clienteId);
    if (accion === 'ampliar-supresion') {
      requireExtendable(solicitud);
      await extendSolicitud(trx, id, motivo);
    } else if (accion === 'rechazar-supresion') await refuseSolicitud(trx, id, motivo);
    else await setDatosBlock({ trx, viewer, id: clienteId, body: { motivo: 'Lo pide su titular' } });
    await insertAuditoria(trx, { ...sobre(viewer, clienteId), accion });
    if (cuenta) await insertCorreo(trx, mailOfAnswer({ cuenta, accion, motivo }));
    return (await findSolicitud(trx, id, today()))!;
  });
}

/** Once, and within the first month: afterwards the answer is late whatever is said (GDPR, art. 12.3). */
function requireExtendable({
  ampliacion,
  vence,
}: {
  readonly ampliacion: string | null;
  readonly vence: string;
}) {
  if (ampliacion !== null) throw refused('El plazo ya se amplió una vez');
  if (vence < today()) throw refused('El plazo ya ha pasado: no se puede ampliar');
}

function refused(title: string) {
  return problem({ code: 'estado-no-valido', status: 409, title });
}
