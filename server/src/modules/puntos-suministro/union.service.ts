import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem, rowChangedSince, rowErased, rowNotFound } from '../../platform/problems.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { lockPunto, type PuntoDeLote, setCliente } from './asignacion.repository.ts';

/** The client and representative that a supply point had before a file gave it to another client. */
export type Union = {
  readonly clienteId: string | null;
  readonly comercialId: string | null;
  /** To whom it was given. */
  readonly a: string;
};

/** Gives a supply point to a client; whoever calls has seen that it may be given. */
export async function joinPunto(
  trx: Db,
  viewer: Viewer,
  { cups, clienteId: a }: { readonly cups: string; readonly clienteId: string },
): Promise<Union> {
  const punto = await lockPunto(trx, viewer, cups);
  if (!punto) throw rowNotFound();
  await write({ trx, viewer, punto, cambio: { clienteId: a, comercialId: punto.comercialId } });
  return { clienteId: punto.clienteId, comercialId: punto.comercialId, a };
}

/** Takes it back, unless it has gone to somebody else since, or a contract has begun. */
export async function unjoinPunto(
  trx: Db,
  viewer: Viewer,
  { cups, union: { a, ...antes } }: { readonly cups: string; readonly union: Union },
): Promise<void> {
  // Who has the point now is part of what is undone, so the row is locked with an administrator's rights.
  const punto = await lockPunto(trx, { id: viewer.id, role: 'admin' }, cups);
  if (!punto) throw rowErased();
  if (punto.clienteId !== a) throw rowChangedSince();
  if (punto.conContrato) {
    throw problem({ code: 'con-contrato', status: 409, title: 'Tiene un contrato en vigor con su cliente' });
  }
  await write({ trx, viewer, punto, cambio: antes });
}

async function write({
  trx,
  viewer: { id: usuarioId },
  punto: { cups, clienteId },
  cambio,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly punto: PuntoDeLote;
  readonly cambio: Pick<PuntoDeLote, 'clienteId' | 'comercialId'>;
}): Promise<void> {
  await setCliente(trx, { cups, ...cambio });
  const accion = cambio.clienteId === null ? 'desvincular' : 'asignar';
  const entrada = { usuarioId, entidad: 'punto-suministro', entidadId: cups, accion } as const;
  await auditChange(trx, { ...entrada, antes: { clienteId }, cambios: { clienteId: cambio.clienteId } });
}
