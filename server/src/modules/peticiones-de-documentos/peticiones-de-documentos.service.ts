import type { BodyOf, peticionesDeDocumentos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { requireLegalIssuer } from '../../platform/brand/legal-issuer.ts';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { annulCorreosWithLink, insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { lockVigente, sobre } from '../clientes/clientes.service.ts';
import { mailOfPeticion } from './correo.ts';
import {
  findClienteOf,
  findHash,
  findPeticion,
  insertPeticion,
  isContratoOf,
  updatePeticion,
} from './peticiones-de-documentos.repository.ts';

export type Deps = { readonly db: Db; readonly mail: Mailer; readonly publicUrl: string };

type Hecha = peticionesDeDocumentos.Hecha;
type Sending = { readonly dias: number; readonly email: string | null };

const DAY_MS = 86_400_000;

/** A link that works for those days, of which only the hash is kept. */
function newLink({ publicUrl }: Deps, dias: number) {
  const token = newSecretToken();
  return {
    url: `${publicUrl}/d/${token}`,
    hash: hashOfToken(token),
    caducaEn: new Date(Date.now() + dias * DAY_MS),
  };
}

/** Asks a client for papers, and tells the link this once. */
export async function askDocumentos(
  deps: Deps,
  viewer: Viewer,
  { clienteId, contratoId, papeles, nota, ...sending }: BodyOf<typeof peticionesDeDocumentos.create>,
): Promise<Hecha> {
  const { url, hash, caducaEn } = newLink(deps, sending.dias);
  const { id, correoId } = await deps.db.transaction().execute(async (trx) => {
    const cliente = await lockVigente(trx, viewer, clienteId);
    await requireLegalIssuer(trx, { ...cliente, clienteId });
    if (contratoId !== null && !(await isContratoOf(trx, viewer, { contratoId, clienteId: cliente.id })))
      throw invalidData({ contratoId: 'No es un contrato de este cliente' });
    const about = { clienteId: cliente.id, contratoId, papeles, nota };
    const made = { hash, caducaEn, enviadaA: sending.email, creadaPor: viewer.id };
    const id = await insertPeticion(trx, { ...about, ...made });
    const correoId = await mailLink({
      trx,
      viewer,
      nombre: cliente.nombre,
      ...about,
      ...sending,
      url,
      caducaEn,
    });
    const despues = { contratoId, papeles, caducaEn, email: sending.email };
    await insertAuditoria(trx, { ...sobre(viewer, cliente.id), accion: 'pedir-documentos', despues });
    return { id, correoId };
  });
  return answerMade(deps, { id, url, correoId });
}

/** Makes another link for the same papers; the former one works no more, nor goes out if its mail still waits. */
export async function renewPeticion(
  deps: Deps,
  viewer: Viewer,
  { id, ...sending }: Sending & { readonly id: string },
): Promise<Hecha> {
  const { url, hash, caducaEn } = newLink(deps, sending.dias);
  const correoId = await changePeticion({ db: deps.db, viewer, id }, async (trx, peticion, cliente) => {
    await requireLegalIssuer(trx, { ...cliente, clienteId: cliente.id });
    const enviadaA = sending.email ?? peticion.enviadaA;
    await annulCorreosWithLink(trx, await findHash(trx, id));
    await updatePeticion(trx, id, { hash, caducaEn, revocadaEn: null, enviadaA });
    const despues = { caducaEn, email: sending.email };
    await insertAuditoria(trx, {
      ...sobre(viewer, cliente.id),
      accion: 'renovar-peticion-de-documentos',
      despues,
    });
    const { papeles, nota } = peticion;
    const about = { clienteId: cliente.id, nombre: cliente.nombre, papeles, nota };
    return mailLink({ trx, viewer, ...about, ...sending, url, caducaEn });
  });
  return answerMade(deps, { id, url, correoId });
}

export async function revokePeticion(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<peticionesDeDocumentos.Peticion> {
  await changePeticion({ db, viewer, id }, async (trx, { estado }, cliente) => {
    if (estado === 'revocada') return;
    await annulCorreosWithLink(trx, await findHash(trx, id));
    await updatePeticion(trx, id, { revocadaEn: new Date() });
    await insertAuditoria(trx, { ...sobre(viewer, cliente.id), accion: 'revocar-peticion-de-documentos' });
  });
  return (await findPeticion(db, id))!;
}

/** Changes a request alone, with its client, whom the viewer has to see. */
async function changePeticion<T>(
  { db, viewer, id }: { readonly db: Db; readonly viewer: Viewer; readonly id: string },
  task: (
    trx: Db,
    peticion: peticionesDeDocumentos.Peticion,
    cliente: { readonly id: string; readonly nombre: string; readonly comercialId: string | null },
  ) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const clienteId = await findClienteOf(trx, viewer, id);
    if (clienteId === undefined) throw notFound();
    const cliente = await lockVigente(trx, viewer, clienteId);
    return task(trx, (await findPeticion(trx, id))!, cliente);
  });
}

async function mailLink({
  trx,
  viewer,
  email,
  ...about
}: Omit<Parameters<typeof mailOfPeticion>[0], 'email' | 'usuarioId'> & {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly email: string | null;
}): Promise<string | undefined> {
  if (email === null) return undefined;
  return insertCorreo(trx, mailOfPeticion({ ...about, email, usuarioId: viewer.id }));
}

async function answerMade(
  { db, mail }: Deps,
  { id, url, correoId }: { readonly id: string; readonly url: string; readonly correoId: string | undefined },
): Promise<Hecha> {
  const correo = correoId === undefined ? null : await sendNow({ db, mail }, correoId);
  return { peticion: (await findPeticion(db, id))!, url, porCorreo: correo !== null, correo };
}
