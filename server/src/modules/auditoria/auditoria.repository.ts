import type { auditoria } from '@vatio/contract/endpoints';
import { callingKeyId } from '../../platform/calling-key.ts';
import type { Db } from '../../platform/database.ts';

export type Entidad = auditoria.Entidad;

export type EntradaAuditoria = {
  /** Null means Vatio itself, as when something expires. */
  readonly usuarioId: string | null;
  readonly entidad: Entidad;
  readonly entidadId: string;
  /** A verb of the business, such as `crear`, `cambiar`, `borrar` or `firmar`. */
  readonly accion: string;
  readonly antes?: object | null;
  readonly despues?: object | null;
};

/**
 * Records who changed what. Call it in the transaction of the change, so that neither exists without the other.
 */
export async function insertAuditoria(db: Db, entrada: EntradaAuditoria): Promise<void> {
  await insertAuditorias(db, [entrada]);
}

/** Records many changes with one statement for each thousand. */
export async function insertAuditorias(db: Db, entradas: readonly EntradaAuditoria[]): Promise<void> {
  for (let i = 0; i < entradas.length; i += 1000) {
    const filas = entradas.slice(i, i + 1000).map(({ antes, despues, ...entrada }) => ({
      ...entrada,
      claveId: callingKeyId(),
      antes: enJson(antes),
      despues: enJson(despues),
    }));
    await db.insertInto('auditoria').values(filas).execute();
  }
}

function enJson(valor: object | null | undefined): string | null {
  return valor === undefined || valor === null ? null : JSON.stringify(valor);
}
