import type { BodyOf, clientes, clientesAdmin } from '@vatio/contract/endpoints';
import { formatFecha, parseFecha } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { orProblem } from '../../../platform/issues.ts';
import { annulCorreos } from '../../../platform/outbox/outbox.repository.ts';
import { invalidData, notFound, problem } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { lockVigente, readCliente, sobre } from '../clientes.service.ts';
import { type Fila, lockCliente, updateCliente } from '../escritura.repository.ts';
import { grantPending } from '../supresiones/supresiones.repository.ts';

export async function blockCliente({
  db,
  viewer,
  id,
  motivo,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly motivo: string | null;
}): Promise<clientes.Cliente> {
  await db.transaction().execute((trx) => setBlock({ trx, viewer, id, motivo }));
  return readCliente(db, viewer, id);
}

/** Closes a client to new business, or opens it with `null`. Answers its state before. */
export async function setBlock({
  trx,
  viewer,
  id,
  motivo,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly motivo: string | null;
}): Promise<Fila> {
  const fila = await lockVigente(trx, viewer, id);
  if ((fila.bloqueadoEn === null) === (motivo === null)) {
    throw problem({
      code: 'estado-no-valido',
      status: 409,
      title: motivo === null ? 'No está bloqueado' : 'Ya está bloqueado',
    });
  }
  const bloqueadoEn = motivo === null ? null : new Date();
  await updateCliente(trx, fila.id, { bloqueadoEn, bloqueoMotivo: motivo });
  const accion = motivo === null ? 'desbloquear' : 'bloquear';
  await insertAuditoria(trx, {
    ...sobre(viewer, fila.id),
    accion,
    despues: motivo === null ? null : { motivo },
  });
  return fila;
}

/** A business has to keep its books and letters for six years (Código de Comercio, art. 30). */
const ANIOS_DE_CONSERVACION = 6;

type DatosBlock = {
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof clientesAdmin.blockDatos>;
};

/**
 * Hides a person's data from everybody but administrators (LOPDGDD, art. 32). The client loses its
 * representative and so do its points: nobody else sees them until it is undone.
 */
export async function blockDatos({
  db,
  ...block
}: DatosBlock & { readonly db: Db }): Promise<clientes.Cliente> {
  await db.transaction().execute((trx) => setDatosBlock({ trx, ...block }));
  return readCliente(db, block.viewer, block.id);
}

/** The same in a transaction; it grants whatever erasure the client had asked for. */
export async function setDatosBlock({
  trx,
  viewer,
  id,
  body: { motivo, conservarHasta = dentroDe(ANIOS_DE_CONSERVACION) },
}: DatosBlock & { readonly trx: Db }): Promise<void> {
  orProblem(parseFecha(conservarHasta, 'conservarHasta'));
  if (conservarHasta < today()) throw invalidData({ conservarHasta: 'No puede ser anterior a hoy' });
  const fila = await lockVigente(trx, viewer, id);
  await updateCliente(trx, fila.id, {
    datosBloqueadosEn: new Date(),
    conservarHasta,
    comercialPrevioId: fila.comercialId,
    comercialId: null,
  });
  await grantPending(trx, fila.id);
  await annulCorreos(trx, fila.id, ['documentos']);
  const despues = { motivo, conservarHasta };
  await insertAuditoria(trx, { ...sobre(viewer, fila.id), accion: 'bloquear-datos', despues });
}

/** The same day some years from today; 29 February becomes 1 March. */
function dentroDe(anios: number): string {
  const [anio = '', resto = ''] = [today().slice(0, 4), today().slice(4)];
  const fecha = `${Number(anio) + anios}${resto}`;
  const dia = parseFecha(fecha);
  return dia.ok ? formatFecha(dia.value) : fecha.replace('-02-29', '-03-01');
}

export async function unblockDatos(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const fila = await lockConDatosBloqueados(trx, viewer, id);
    await updateCliente(trx, fila.id, {
      datosBloqueadosEn: null,
      conservarHasta: null,
      comercialId: fila.comercialPrevioId,
      comercialPrevioId: null,
    });
    await insertAuditoria(trx, { ...sobre(viewer, fila.id), accion: 'desbloquear-datos' });
  });
}

/** Locks the row of a client whose data are blocked. */
export async function lockConDatosBloqueados(trx: Db, viewer: Viewer, id: string): Promise<Fila> {
  const fila = await lockCliente(trx, viewer, id);
  if (fila === undefined || fila.borradoEn !== null) throw notFound();
  if (fila.datosBloqueadosEn === null) {
    throw problem({
      code: 'datos-sin-bloquear',
      status: 409,
      title: 'Antes de suprimir los datos hay que bloquearlos',
    });
  }
  return fila;
}
