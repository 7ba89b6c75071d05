import type { Db } from '../../platform/database.ts';
import { differences } from '../../platform/differences.ts';
import { type EntradaAuditoria, insertAuditoria } from './auditoria.repository.ts';

type Cambio = Omit<EntradaAuditoria, 'accion' | 'antes' | 'despues'> & {
  readonly accion?: string;
  /** The row as it was; fields that do not change do no harm. */
  readonly antes: object;
  readonly cambios: object;
};

/** Records the fields that change, and nothing when none does. */
export async function auditChange(
  db: Db,
  { antes, cambios, accion = 'cambiar', ...entrada }: Cambio,
): Promise<void> {
  const cambiado = differences(antes, cambios);
  if (cambiado) await insertAuditoria(db, { ...entrada, accion, ...cambiado });
}
