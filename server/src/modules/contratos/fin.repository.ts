import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Fila } from './escritura.repository.ts';

/** Locks the active contracts without extension whose last day is past. */
export async function lockTerminados(db: Db, hoy: string, cups?: string): Promise<Fila[]> {
  let todos = db
    .selectFrom('contrato')
    .selectAll()
    .where('atr', '=', 'activado')
    .where('prorroga', '=', false)
    .where(sql<boolean>`fecha_fin < ${hoy}::date`);
  if (cups !== undefined) todos = todos.where('cups', '=', cups);
  return todos.orderBy('id').forUpdate().execute();
}
