import type { usuarios } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { deleteIdentidadesOf } from '../auth/proveedor/identidad.repository.ts';
import { endSesionesDe } from '../auth/sesion.repository.ts';
import { updateUsuario } from '../auth/usuario.repository.ts';
import {
  type FilaUsuario,
  findFila,
  linkCliente,
  lockCuentas,
  unlinkCliente,
} from './usuarios.repository.ts';

type Rol = usuarios.Usuario['rol'];
type Estado = usuarios.Usuario['estado'];

export async function readUsuario(db: Db, viewer: Viewer, id: string): Promise<usuarios.Usuario> {
  return respuestaUsuario(await requireUsuario(db, id), viewer);
}

/**
 * Approves an account that waits; an invited one needs no approval, because its link lets it choose a password.
 */
export async function approveUsuario({
  db,
  viewer,
  id,
  clienteId,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly clienteId: string | undefined;
}): Promise<usuarios.Usuario> {
  await db.transaction().execute(async (trx) => {
    await lockCuentas(trx);
    const cuenta = await requireUsuario(trx, id);
    if (cuenta.estado !== 'pendiente' || cuenta.invitado) {
      throw problem({ code: 'cuenta-no-pendiente', status: 409, title: 'Esta cuenta no espera aprobación' });
    }
    await setState(trx, viewer, { id, estado: 'activo', accion: 'aprobar' });
    if (clienteId !== undefined) await giveCliente({ trx, viewer, filaUsuario: cuenta, clienteId });
  });
  return readUsuario(db, viewer, id);
}

/** Ties a client to an account that was approved without one or belongs to several clients. */
export async function linkUsuario({
  db,
  viewer,
  id,
  clienteId,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly clienteId: string;
}): Promise<usuarios.Usuario> {
  await db.transaction().execute(async (trx) => {
    await lockCuentas(trx);
    const cuenta = await requireUsuario(trx, id);
    if (!isOfCliente(cuenta)) {
      throw problem({
        code: 'cuenta-sin-cliente',
        status: 409,
        title: 'Solo ve lo de un cliente una cuenta de cliente ya aprobada',
      });
    }
    await giveCliente({ trx, viewer, filaUsuario: cuenta, clienteId });
  });
  return readUsuario(db, viewer, id);
}

export async function unlinkUsuario(
  db: Db,
  viewer: Viewer,
  { id, clienteId }: { readonly id: string; readonly clienteId: string },
): Promise<usuarios.Usuario> {
  await db.transaction().execute(async (trx) => {
    await lockCuentas(trx);
    const cuenta = await requireUsuario(trx, id);
    if (!(await unlinkCliente(trx, cuenta.id, clienteId))) throw notFound();
    await insertAuditoria(trx, { ...sobre(viewer, id), accion: 'desvincular', antes: { clienteId } });
  });
  return readUsuario(db, viewer, id);
}

async function giveCliente({
  trx,
  viewer,
  filaUsuario: { id },
  clienteId,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly filaUsuario: FilaUsuario;
  readonly clienteId: string;
}): Promise<void> {
  if (!(await linkCliente(trx, id, clienteId))) {
    throw invalidData({ clienteId: 'No existe ese cliente, o ya tiene otra cuenta' });
  }
  await insertAuditoria(trx, { ...sobre(viewer, id), accion: 'vincular', despues: { clienteId } });
}

function isOfCliente({ rol, estado }: FilaUsuario): boolean {
  return rol === 'cliente' && estado !== 'pendiente';
}

export async function blockUsuario(db: Db, viewer: Viewer, id: string): Promise<usuarios.Usuario> {
  await db.transaction().execute(async (trx) => {
    await lockCuentas(trx);
    checkIntocable(await requireUsuario(trx, id), viewer);
    await setState(trx, viewer, { id, estado: 'bloqueado' });
  });
  return readUsuario(db, viewer, id);
}

export async function unblockUsuario(db: Db, viewer: Viewer, id: string): Promise<usuarios.Usuario> {
  await db.transaction().execute(async (trx) => {
    const { estado } = await requireUsuario(trx, id);
    if (estado !== 'bloqueado')
      throw problem({ code: 'cuenta-no-bloqueada', status: 409, title: 'Esta cuenta no está bloqueada' });
    await setState(trx, viewer, { id, estado: 'activo' });
  });
  return readUsuario(db, viewer, id);
}

const ACCION: Readonly<Record<Estado, string>> = {
  activo: 'desbloquear',
  bloqueado: 'bloquear',
  pendiente: 'dejar-pendiente',
};

/**
 * Changes the state of an account; a blocked one loses its sessions at once. The caller has checked that it may
 * be done.
 */
export async function setState(
  trx: Db,
  viewer: Viewer,
  {
    id,
    estado,
    accion = ACCION[estado],
  }: { readonly id: string; readonly estado: Estado; readonly accion?: string },
): Promise<void> {
  const antes = await requireUsuario(trx, id);
  await updateUsuario(trx, id, { estado });
  if (estado !== 'activo') await endSesionesDe(trx, id);
  await auditChange(trx, { ...sobre(viewer, id), accion, antes, cambios: { estado } });
}

/** The sessions end, so that the new rights count from now on. */
export async function changeRol({
  db,
  viewer,
  id,
  rol,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly rol: Rol;
}): Promise<usuarios.Usuario> {
  await db.transaction().execute(async (trx) => {
    await lockCuentas(trx);
    const cuenta = await requireUsuario(trx, id);
    checkIntocable(cuenta, viewer);
    await updateUsuario(trx, id, { rol });
    if (rol !== cuenta.rol) await endSesionesDe(trx, id);
    await auditChange(trx, {
      ...sobre(viewer, id),
      accion: 'cambiar-rol',
      antes: cuenta,
      cambios: { rol },
    });
  });
  return readUsuario(db, viewer, id);
}

export async function closeSessions(db: Db, viewer: Viewer, id: string): Promise<usuarios.Usuario> {
  await db.transaction().execute(async (trx) => {
    const { id: usuarioId } = await requireUsuario(trx, id);
    await endSesionesDe(trx, usuarioId);
    await insertAuditoria(trx, { ...sobre(viewer, usuarioId), accion: 'cerrar-sesiones' });
  });
  return readUsuario(db, viewer, id);
}

/** Whoever enters next by the provider with the address of the account is its person from then on. */
export async function forgetIdentity(db: Db, viewer: Viewer, id: string): Promise<usuarios.Usuario> {
  await db.transaction().execute(async (trx) => {
    const { id: usuarioId } = await requireUsuario(trx, id);
    if (!(await deleteIdentidadesOf(trx, usuarioId))) {
      const title = 'Esta cuenta no está enlazada con nadie del proveedor de identidad';
      throw problem({ code: 'sin-identidad', status: 409, title });
    }
    await endSesionesDe(trx, usuarioId);
    await insertAuditoria(trx, { ...sobre(viewer, usuarioId), accion: 'olvidar-identidad' });
  });
  return readUsuario(db, viewer, id);
}

export function checkIntocable({ id, unicoAdmin }: FilaUsuario, viewer: Viewer): void {
  if (id === viewer.id) throw ownAccount();
  if (unicoAdmin)
    throw problem({ code: 'ultimo-administrador', status: 409, title: 'Es la última cuenta que administra' });
}

export function ownAccount() {
  return problem({ code: 'cuenta-propia', status: 409, title: 'No puedes hacer esto con tu propia cuenta' });
}

export async function requireUsuario(db: Db, id: string): Promise<FilaUsuario> {
  const fila = await findFila(db, id);
  if (fila === undefined) throw notFound();
  return fila;
}

function sobre({ id: usuarioId }: Viewer, entidadId: string) {
  return { usuarioId, entidad: 'usuario', entidadId } as const;
}

export function respuestaUsuario(fila: FilaUsuario, viewer: Viewer): usuarios.Usuario {
  return { ...fila, acciones: accionesDe(fila, viewer) };
}

function accionesDe(cuenta: FilaUsuario, viewer: Viewer): usuarios.Usuario['acciones'] {
  const { id, estado, invitado, unicoAdmin, sesiones, segundoPaso, identidadEnlazada } = cuenta;
  const cerrar = sesiones > 0 ? (['cerrar-sesiones'] as const) : [];
  const olvidar = identidadEnlazada ? (['olvidar-identidad'] as const) : [];
  const quitar = [...(segundoPaso ? (['quitar-segundo-paso'] as const) : []), ...olvidar];
  if (id === viewer.id || unicoAdmin) return [...cerrar, ...olvidar];
  if (estado === 'pendiente') return [...(invitado ? [] : (['aprobar'] as const)), 'bloquear', 'cambiar-rol'];
  const deCliente = isOfCliente(cuenta) ? (['vincular'] as const) : [];
  if (estado === 'bloqueado') return [...deCliente, 'desbloquear', 'cambiar-rol', ...quitar];
  return [...deCliente, 'bloquear', 'cambiar-rol', ...cerrar, ...quitar];
}
