import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/database.ts';
import { type EntradaAuditoria, insertAuditoria } from './auditoria.repository.ts';

type Cambio = Omit<EntradaAuditoria, 'accion' | 'antes' | 'despues'> & {
  readonly accion?: string;
  /** The row as it was; fields that do not change do no harm. */
  readonly antes: object;
  readonly cambios: object;
};

/** The fields that a change really changes, before and after; undefined when there is none. */
export function diferencias(
  antes: object,
  cambios: object,
): { readonly antes: object; readonly despues: object } | undefined {
  const viejo: Record<string, unknown> = { ...antes };
  const distintos = Object.entries(cambios).filter(
    ([campo, valor]) => valor !== undefined && !isDeepStrictEqual(viejo[campo] ?? null, valor),
  );
  if (distintos.length === 0) return undefined;
  return {
    antes: Object.fromEntries(distintos.map(([campo]) => [campo, viejo[campo] ?? null])),
    despues: Object.fromEntries(distintos),
  };
}

/** Records the fields that change, and nothing when none does. */
export async function auditChange(
  db: Db,
  { antes, cambios, accion = 'cambiar', ...entrada }: Cambio,
): Promise<void> {
  const cambiado = diferencias(antes, cambios);
  if (cambiado) await insertAuditoria(db, { ...entrada, accion, ...cambiado });
}
