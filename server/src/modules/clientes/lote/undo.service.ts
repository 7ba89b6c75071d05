import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { differences } from '../../../platform/differences.ts';
import { errorCode } from '../../../platform/errors.ts';
import { problem, rowChangedSince, rowDeletedSince, rowErased } from '../../../platform/problems.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { listCampos } from '../../cartera/campos.repository.ts';
import { withSentences } from '../../cartera/valores-de-campos.service.ts';
import { type AjenoAntes, undoAjeno } from '../../puntos-suministro/contrato-ajeno.service.ts';
import { type PuntoAntes, undoPuntoDeFichero } from '../../puntos-suministro/desde-fichero.service.ts';
import { sobre } from '../clientes.service.ts';
import {
  type Cambios,
  countContratosEnVigor,
  type Fila,
  lockCliente,
  updateCliente,
} from '../escritura.repository.ts';

/**
 * A client before an operation, and the version that the operation left. Null columns mean that it did not
 * exist.
 */
export type Antes = {
  /** Null when only supply points were given to it. */
  readonly version: number | null;
  readonly columnas: Cambios | null;
  readonly puntos?: readonly PuntoAntes[];
  readonly contratos?: readonly AjenoAntes[];
};

export function clienteAntes(version: number | null, columnas: Cambios | null): Antes {
  return { version, columnas };
}

/** Restores a client, unless somebody has changed it since. */
export async function undoCliente(
  trx: Db,
  viewer: Viewer,
  { entidadId, antes }: { readonly entidadId: string; readonly antes: object | null },
): Promise<void> {
  if (antes === null) throw rowErased();
  const { version, columnas, puntos = [], contratos = [] } = antes as Antes;
  for (const contrato of contratos) await undoAjeno(trx, viewer, contrato);
  for (const punto of puntos) await undoPuntoDeFichero(trx, viewer, punto);
  if (version === null) return;
  // The present owner is part of what is undone, so the row is locked with an administrator's rights.
  const fila = await lockCliente(trx, { id: viewer.id, role: 'admin' }, entidadId);
  if (fila?.version !== version) {
    if (!fila || fila.borradoEn !== null) throw rowDeletedSince();
    throw rowChangedSince();
  }
  if (columnas === null && (await countContratosEnVigor(trx, fila.id)) > 0) {
    throw problem({ code: 'con-contratos', status: 409, title: 'Ya tiene contratos firmados' });
  }
  await putBack({ trx, viewer, fila, cambios: columnas ?? { borradoEn: new Date().toISOString() } });
}

const NIF_REPETIDO = '23505';

async function putBack({
  trx,
  viewer,
  fila,
  cambios,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly fila: Fila;
  readonly cambios: Cambios;
}): Promise<void> {
  try {
    await updateCliente(trx, fila.id, cambios);
  } catch (error) {
    if (errorCode(error) !== NIF_REPETIDO) throw error;
    throw problem({
      code: 'nif-repetido',
      status: 409,
      title: 'Ya hay otro cliente con su NIF: habla con administración',
    });
  }
  const entrada = differences(fila, cambios);
  const definidos = await listCampos(trx, 'cliente');
  await insertAuditoria(trx, {
    ...sobre(viewer, fila.id),
    accion: 'deshacer',
    ...(entrada && {
      antes: withSentences(definidos, entrada.antes),
      despues: withSentences(definidos, entrada.despues),
    }),
  });
}
