import type { BodyOf, clientes, QueryOf } from '@vatio/contract/endpoints';
import { parseFecha } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { orProblem } from '../../../platform/issues.ts';
import { invalidData, notFound, problem } from '../../../platform/problems.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import { today } from '../../../platform/today.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { lockVigente, readCliente, sobre } from '../clientes.service.ts';
import { insertConsentimiento, listConsentimientos } from './consentimientos.repository.ts';
import { type FilaNota, findNota, insertNota, listNotas, updateNota } from './notas.repository.ts';

export async function readConsentimientos(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<clientes.Consentimiento[]> {
  return listConsentimientos(db, (await readCliente(db, viewer, id)).id);
}

/** A client may give their own consent, and a seller writes down what they were told. */
export async function recordConsent({
  db,
  viewer,
  id,
  body: { fecha = today(), ...consentimiento },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof clientes.consent>;
}): Promise<clientes.Consentimiento[]> {
  orProblem(parseFecha(fecha, 'fecha'));
  if (fecha > today()) throw invalidData({ fecha: 'No puede ser posterior a hoy' });
  await db.transaction().execute(async (trx) => {
    const { id: clienteId } = await lockVigente(trx, viewer, id);
    const { finalidad } = consentimiento;
    const dichos = await listConsentimientos(trx, clienteId);
    const otorgado = dichos.find((candidato) => candidato.finalidad === finalidad)?.otorgado ?? null;
    await insertConsentimiento(trx, { ...consentimiento, fecha, clienteId, usuarioId: viewer.id });
    await insertAuditoria(trx, {
      ...sobre(viewer, clienteId),
      accion: 'consentir',
      antes: { finalidad, otorgado },
      despues: { ...consentimiento, fecha },
    });
  });
  return readConsentimientos(db, viewer, id);
}

/** Notes are internal: the client whom they are about does not read them. */
async function requireNotes(db: Db, viewer: Viewer, id: string): Promise<void> {
  soloQuienVende(viewer);
  await readCliente(db, viewer, id);
}

export async function readNotes({
  db,
  viewer,
  id,
  query,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly query: QueryOf<typeof clientes.notas>;
}): Promise<{ rows: clientes.Nota[]; count: number; total: number }> {
  await requireNotes(db, viewer, id);
  const { rows, count } = await listNotas(db, id, query);
  // Notes have no filters, so the total is the count.
  return { rows: rows.map((fila) => respuestaNota(fila, viewer)), count, total: count };
}

export async function addNote({
  db,
  viewer,
  id,
  texto,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly texto: string;
}): Promise<clientes.Nota> {
  await requireNotes(db, viewer, id);
  const notaId = await insertNota(db, { clienteId: id, texto, usuarioId: viewer.id });
  return respuestaNota((await findNota(db, id, notaId))!, viewer);
}

type Cambio = { readonly texto: string } | { readonly borrada: boolean };

/** The author of a note, or an administrator, may edit, delete or restore it. */
export async function changeNote({
  db,
  viewer,
  ids: { id, notaId },
  cambio,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly ids: { readonly id: string; readonly notaId: string };
  readonly cambio: Cambio;
}): Promise<clientes.Nota> {
  await requireNotes(db, viewer, id);
  const nota = await findNota(db, id, notaId);
  const reponer = 'borrada' in cambio && !cambio.borrada;
  if (nota === undefined || (nota.borradoEn !== null && !reponer)) throw notFound();
  if (!isOwnedBy(nota, viewer))
    throw problem({ code: 'sin-permiso', status: 403, title: 'Solo cambia una nota quien la escribió' });
  const ahora = new Date();
  const cambios =
    'texto' in cambio
      ? { texto: cambio.texto, editadoEn: ahora }
      : { borradoEn: cambio.borrada ? ahora : null };
  const accion = 'texto' in cambio ? 'cambiar-nota' : cambio.borrada ? 'borrar-nota' : 'restaurar-nota';
  await db.transaction().execute(async (trx) => {
    await updateNota(trx, notaId, cambios);
    await insertAuditoria(trx, {
      ...sobre(viewer, id),
      accion,
      antes: { texto: nota.texto },
      ...('texto' in cambio && { despues: cambio }),
    });
  });
  return respuestaNota((await findNota(db, id, notaId))!, viewer);
}

function isOwnedBy({ usuarioId }: FilaNota, { id, role }: Viewer): boolean {
  return role === 'admin' || usuarioId === id;
}

function respuestaNota(fila: FilaNota, viewer: Viewer): clientes.Nota {
  const { id, texto, usuarioId, usuarioNombre, creadoEn, editadoEn } = fila;
  return {
    id,
    texto,
    quien: usuarioId === null ? null : { id: usuarioId, nombre: usuarioNombre ?? '' },
    creado: creadoEn,
    editado: editadoEn,
    acciones: isOwnedBy(fila, viewer) ? ['editar', 'borrar'] : [],
  };
}
