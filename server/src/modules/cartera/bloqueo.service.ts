import type { Db } from '../../platform/database.ts';
import { type ProblemError, problem } from '../../platform/problems.ts';
import { findBloqueado } from './bloqueo.repository.ts';

/**
 * Nothing new begins with a client that is in the bin, blocked, or whose data are blocked: no saved analysis,
 * proposal, acceptance, contract, signature nor request of a switch. What already runs goes on: active
 * contracts, their commissions and settlements.
 */
export async function requireOpenCliente(db: Db, clienteId: string): Promise<void> {
  const bloqueado = await findBloqueado(db, clienteId);
  if (!bloqueado) return;
  const { id, nombre, desde, motivo, deDatos, borrado } = bloqueado;
  const porQue = deDatos ? 'Ha pedido que se supriman sus datos.' : motivo ? `Motivo: ${motivo}.` : '';
  const datos = { cliente: { id, nombre } };
  if (borrado) {
    throw problem({
      code: 'cliente-borrado',
      status: 409,
      title: `${nombre} está borrado`,
      extra: { detail: 'Restáuralo antes', datos },
    });
  }
  throw clienteBloqueado({
    nombre,
    desde,
    detail: `${porQue} Solo administración puede desbloquearlo`.trim(),
    datos,
  });
}

/**
 * For whoever opens a proposal without an account, the refusal leaves out the reason of the block, which is
 * internal.
 */
export async function requireOpenClienteForPublic(db: Db, clienteId: string): Promise<void> {
  const bloqueado = await findBloqueado(db, clienteId);
  if (!bloqueado) return;
  const { nombre, desde, borrado } = bloqueado;
  if (borrado) {
    throw problem({
      code: 'cliente-borrado',
      status: 409,
      title: 'Esta propuesta ya no se puede responder',
      extra: {
        detail: 'Habla con tu comercial',
      },
    });
  }
  throw clienteBloqueado({
    nombre,
    desde,
    detail: 'Habla con tu comercial: solo administración puede desbloquearlo',
  });
}

function clienteBloqueado({
  nombre,
  desde,
  detail,
  datos,
}: {
  readonly nombre: string;
  readonly desde: string;
  readonly detail: string;
  readonly datos?: Record<string, unknown>;
}): ProblemError {
  return problem({
    code: 'cliente-bloqueado',
    status: 409,
    title: `${nombre} está bloqueado desde el ${desde}`,
    extra: {
      detail,
      ...(datos && { datos }),
    },
  });
}
