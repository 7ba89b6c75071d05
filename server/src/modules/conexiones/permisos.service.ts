import { type BodyOf, permisosDeDatos } from '@vatio/contract/endpoints';
import { motivoDeGas, parseCups } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import { requireLegalIssuer } from '../../platform/brand/legal-issuer.ts';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { annulCorreosWithLink, insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { lockVigente, sobre } from '../clientes/clientes.service.ts';
import { isPuntoVisible } from '../puntos-suministro/ficha.repository.ts';
import { foreignPunto } from '../puntos-suministro/puntos-suministro.service.ts';
import { isKnown } from './consultas.repository.ts';
import { mailOfPermiso } from './correo.ts';
import { lastDayOf } from './dias-de-permiso.ts';
import {
  findClienteOf,
  findPermiso,
  grantPermiso,
  hashOf,
  insertPermiso,
  isDocumentoOf,
  listCupsOf,
  revokePermiso,
} from './permisos.repository.ts';
import { textoDePermiso } from './texto-de-permiso.ts';

export type PermisoDeps = { readonly db: Db; readonly mail: Mailer; readonly publicUrl: string };

const DAY_MS = 86_400_000;

/** Asks a client for their leave, and tells the link this once. */
export async function askPermiso(
  { db, mail, publicUrl }: PermisoDeps,
  viewer: Viewer,
  { clienteId, cups: pedidos, meses, dias, email }: BodyOf<typeof permisosDeDatos.create>,
): Promise<permisosDeDatos.EnlaceHecho> {
  const token = newSecretToken();
  const url = `${publicUrl}/permiso/${token}`;
  const caducaEn = new Date(Date.now() + dias * DAY_MS);
  const { id, correoId } = await db.transaction().execute(async (trx) => {
    const cliente = await lockVigente(trx, viewer, clienteId);
    await requireLegalIssuer(trx, { ...cliente, clienteId: cliente.id });
    if (cliente.nif === null)
      throw invalidData({ clienteId: 'Falta su NIF, con el que se pregunta a Datadis: ponlo en su ficha' });
    const cups = await cupsOf(trx, viewer, { clienteId: cliente.id, pedidos });
    const id = await insertPermiso(trx, {
      ...EMPTY,
      clienteId: cliente.id,
      cups,
      meses,
      hash: hashOfToken(token),
      enviadaA: email,
      creadoPor: viewer.id,
      caducaEn,
    });
    const about = { clienteId: cliente.id, nombre: cliente.nombre, cups, url, caducaEn };
    const correoId =
      email === null
        ? undefined
        : await insertCorreo(trx, mailOfPermiso({ ...about, email, usuarioId: viewer.id }));
    const despues = { cups, meses, caducaEn, email };
    await insertAuditoria(trx, { ...sobre(viewer, cliente.id), accion: 'pedir-permiso-de-datos', despues });
    return { id, correoId };
  });
  const correo = correoId === undefined ? null : await sendNow({ db, mail }, correoId);
  return { permiso: (await findPermiso(db, id))!, url, correo };
}

const EMPTY = {
  hash: null,
  documentoId: null,
  enviadaA: null,
  hasta: null,
  texto: null,
  nombre: null,
  nif: null,
  ip: null,
  agente: null,
} as const;

/** Writes down the leave that a client signed on a paper, which has to be among their documents. */
export async function recordPermiso(
  { db }: PermisoDeps,
  viewer: Viewer,
  { clienteId, cups: pedidos, meses, documentoId }: BodyOf<typeof permisosDeDatos.record>,
): Promise<permisosDeDatos.Permiso> {
  const id = await db.transaction().execute(async (trx) => {
    const cliente = await lockVigente(trx, viewer, clienteId);
    if (!(await isDocumentoOf(trx, documentoId, cliente.id)))
      throw invalidData({ documentoId: 'No es un documento de este cliente' });
    const cups = await cupsOf(trx, viewer, { clienteId: cliente.id, pedidos });
    const brand = await brandOf(trx, { clienteId: cliente.id, comercialId: cliente.comercialId });
    const id = await insertPermiso(trx, {
      ...EMPTY,
      clienteId: cliente.id,
      cups,
      meses,
      documentoId,
      creadoPor: viewer.id,
      caducaEn: new Date(),
    });
    const casa = brand.razonSocial ?? brand.nombre;
    const texto = textoDePermiso({ casa, contacto: brand.contactoDatos ?? casa, cups, meses });
    await grantPermiso(trx, {
      id,
      hasta: lastDayOf(meses),
      texto: texto.join('\n'),
      nombre: cliente.nombre,
      nif: cliente.nif,
      ip: null,
      agente: null,
    });
    const despues = { cups, meses, documento: documentoId };
    await insertAuditoria(trx, { ...sobre(viewer, cliente.id), accion: 'anotar-permiso-de-datos', despues });
    return id;
  });
  return (await findPermiso(db, id))!;
}

/** The supplies that a leave is about: those named, of nobody else's portfolio, or all those of the client. */
async function cupsOf(
  trx: Db,
  viewer: Viewer,
  { clienteId, pedidos }: { readonly clienteId: string; readonly pedidos: readonly string[] },
): Promise<string[]> {
  if (pedidos.length === 0) {
    const suyos = await listCupsOf(trx, clienteId, permisosDeDatos.MAX_CUPS);
    if (suyos.length === 0) throw invalidData({ cups: 'Este cliente no tiene suministros: di cuál es' });
    return suyos;
  }
  const cups = new Set<string>();
  for (const [i, texto] of pedidos.entries()) {
    const read = parseCups(texto);
    if (!read.ok) throw invalidData({ [`cups.${i}`]: read.issue.message });
    const codigo = read.value.cups;
    const deGas = motivoDeGas(codigo);
    if (deGas !== undefined) throw invalidData({ [`cups.${i}`]: deGas });
    if ((await isKnown(trx, codigo)) && !(await isPuntoVisible(trx, viewer, codigo)))
      throw await foreignPunto(trx, viewer, codigo);
    cups.add(codigo);
  }
  return [...cups];
}

export async function withdrawPermiso(db: Db, viewer: Viewer, id: string): Promise<permisosDeDatos.Permiso> {
  await db.transaction().execute(async (trx) => {
    const clienteId = await findClienteOf(trx, viewer, id);
    if (clienteId === undefined) throw notFound();
    const hash = await hashOf(trx, id);
    if (hash !== null) await annulCorreosWithLink(trx, hash);
    await revokePermiso(trx, id);
    await insertAuditoria(trx, { ...sobre(viewer, clienteId), accion: 'revocar-permiso-de-datos' });
  });
  return (await findPermiso(db, id))!;
}
