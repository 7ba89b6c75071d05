import type { BodyOf, ResponseOf, usuarios } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem, rowChangedSince } from '../../platform/problems.ts';
import { soloAdministracion } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { insertInvitacion } from '../auth/clave.service.ts';
import type { OperacionDeps, Tarea } from '../operaciones/ejecutor.service.ts';
import { createOperacion, requireSeenCount } from '../operaciones/operaciones.service.ts';
import { elegidos, type FilaUsuario, lockCuentas } from './usuarios.repository.ts';
import { checkIntocable, requireUsuario, setState } from './usuarios.service.ts';

type Accion = BodyOf<typeof usuarios.apply>['accion'];

/** Applies one change to many accounts, each on its own. */
export function changeUsuariosInBatch(
  deps: OperacionDeps,
  viewer: Viewer,
  { accion, esperados, ...cuales }: BodyOf<typeof usuarios.apply>,
): Promise<ResponseOf<typeof usuarios.apply>> {
  return createOperacion(deps, viewer, async (trx) => {
    const ids = await elegidos(trx, viewer, cuales);
    requireSeenCount(ids.length, esperados);
    const filas = ids.map((entidadId) => ({ entidad: 'usuario' as const, entidadId }));
    return { tipo: 'cuentas', detalle: { accion }, filas };
  });
}

/** The state of an account before a change, and the one that the change left. */
type Antes = { readonly era: FilaUsuario['estado']; readonly es: FilaUsuario['estado'] };

/** The links of invitations begin with the address where people open Vatio. */
export function tareaDeCuentas(publicUrl: string): Tarea {
  return {
    authorize: soloAdministracion,
    apply: async (trx, viewer, { entidadId }, { accion }) => {
      await lockCuentas(trx);
      const cuenta = await requireUsuario(trx, entidadId);
      if (accion === 'reenviar-invitacion')
        return inviteAgain({ trx, viewer, filaUsuario: cuenta, publicUrl });
      return putIn({ trx, viewer, cuenta, accion: accion as Accion });
    },
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
