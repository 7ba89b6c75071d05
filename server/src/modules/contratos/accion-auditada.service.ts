import type { Db } from '../../platform/database.ts';
import { differences } from '../../platform/differences.ts';
import { type EntradaAuditoria, insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { type Cambios, type Fila, updateContrato } from './escritura.repository.ts';

/** A contract that an action changed, before and after. */
export type Tocado = { readonly antes: Fila; readonly despues: Fila };

/** A change of a locked row, and who makes it; null when the house itself does. */
export type AccionAuditada = {
  readonly fila: Fila;
  readonly cambios: Cambios;
  readonly accion: string;
  readonly usuarioId: string | null;
};

/** Writes a change of a contract with its entry in the audit. */
export async function writeAction(trx: Db, auditada: AccionAuditada): Promise<Tocado> {
  const { fila, cambios } = auditada;
  const despues = await updateContrato(trx, fila.id, cambios);
  await insertAuditoria(trx, entradaDe(auditada));
  return { antes: fila, despues };
}

export function entradaDe({
  fila,
  cambios: { comision, ...aLaVista },
  accion,
  usuarioId,
}: AccionAuditada): EntradaAuditoria {
  return {
    usuarioId,
    entidad: 'contrato',
    entidadId: fila.id,
    accion,
    ...differences(fila, soloDatos(aLaVista)),
  };
}

/** Leaves out the instants, because the entry has its own. */
function soloDatos(cambios: Cambios): object {
  return Object.fromEntries(Object.entries(cambios).filter(([, valor]) => !(valor instanceof Date)));
}
