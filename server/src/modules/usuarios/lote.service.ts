import { type BodyOf, usuarios } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem, rowChangedSince } from '../../platform/problems.ts';
import { soloAdministracion } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { insertInvitacion } from '../auth/clave.service.ts';
import type { Tarea } from '../operaciones/ejecutor.service.ts';
import { buscadosDe, type Lote } from '../operaciones/lote.service.ts';
import { elegidosDe, type FilaUsuario, lockCuentas } from './usuarios.repository.ts';
import { checkIntocable, requireUsuario, setState } from './usuarios.service.ts';

type Accion = BodyOf<typeof usuarios.apply>['accion'];

const FILTROS = usuarios.list.query.omit({ page: true, limit: true, sort: true });

/** Applies one change to the marked accounts or to all that match the list's filters, each on its own. */
export function loteDeCuentas(
  publicUrl: string,
  viewer: Viewer,
  { accion, ...cuales }: BodyOf<typeof usuarios.preview>,
): Lote {
  return {
    tipo: 'cuentas',
    entidad: 'usuario',
    detalle: { accion },
    elegidos: elegidosDe(viewer, buscadosDe(cuales, FILTROS)),
    apply: (trx, id) => changeCuenta({ trx, viewer, id, accion, publicUrl }),
  };
}

/** The state of an account before a change, and the one that the change left. */
type Antes = { readonly era: FilaUsuario['estado']; readonly es: FilaUsuario['estado'] };

/** The links of invitations begin with the address where people open Vatio. */
export function tareaDeCuentas(publicUrl: string): Tarea {
  return {
    authorize: soloAdministracion,
    apply: (trx, viewer, { entidadId: id }, { accion }) =>
      changeCuenta({ trx, viewer, id, accion: accion as Accion, publicUrl }),
    undo: async (trx, viewer, { entidadId, antes }) => {
      await lockCuentas(trx);
      const cuenta = await requireUsuario(trx, entidadId);
      const { era, es } = antes as Antes;
      if (cuenta.estado !== es) throw rowChangedSince();
      checkIntocable(cuenta, viewer);
      await setState(trx, viewer, { id: entidadId, estado: era, accion: 'deshacer' });
    },
  };
}

/** Answers what undoes the change; undefined when the account was so already. */
async function changeCuenta({
  trx,
  viewer,
  id,
  accion,
  publicUrl,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly accion: Accion;
  readonly publicUrl: string;
}): Promise<object | undefined> {
  await lockCuentas(trx);
  const cuenta = await requireUsuario(trx, id);
  if (accion === 'reenviar-invitacion') return inviteAgain({ trx, viewer, filaUsuario: cuenta, publicUrl });
  return putIn({ trx, viewer, cuenta, accion });
}

async function putIn({
  trx,
  viewer,
  cuenta,
  accion,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly cuenta: FilaUsuario;
  readonly accion: Accion;
}): Promise<Antes | undefined> {
  const { id, estado } = cuenta;
  const bloquear = accion === 'bloquear';
  if (bloquear ? estado === 'bloqueado' : estado === 'activo') return undefined;
  if (bloquear) checkIntocable(cuenta, viewer);
  else if (estado === 'pendiente') {
    throw problem({
      code: 'cuenta-pendiente',
      status: 409,
      title: 'No está bloqueada: espera aprobación o no ha usado su invitación',
    });
  }
  const es = bloquear ? 'bloqueado' : 'activo';
  await setState(trx, viewer, { id, estado: es });
  return { era: estado, es };
}

async function inviteAgain({
  trx,
  viewer,
  filaUsuario: { id, nombre, email, estado, invitado },
  publicUrl,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly filaUsuario: FilaUsuario;
  readonly publicUrl: string;
}): Promise<object> {
  if (estado !== 'pendiente' || !invitado) {
    throw problem({ code: 'sin-invitacion', status: 409, title: 'No tiene ninguna invitación pendiente' });
  }
  await insertInvitacion(trx, publicUrl, { id, nombre, email });
  const sobre = { usuarioId: viewer.id, entidad: 'usuario', entidadId: id } as const;
  await insertAuditoria(trx, { ...sobre, accion: 'invitar', despues: { email } });
  return {};
}
