import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { puntoVisible } from '../cartera/visibilidad.repository.ts';

/**
 * Locks the points that the viewer sees until the transaction ends, always in the same order, so that two calls
 * cannot deadlock.
 */
export async function lockPuntos(
  db: Db,
  viewer: Viewer,
  cups: readonly string[],
): Promise<{ cups: string; clienteId: string | null }[]> {
  const { rows } = await sql<{ cups: string; clienteId: string | null }>`
    select p.cups, p.cliente_id from punto_suministro p
    where p.cups = any(${cups}) and ${puntoVisible(viewer)} order by p.cups for update
  `.execute(db);
  return rows;
}

/** Points of the house that the viewer may not see: nothing else is said of them. */
export async function deOtraCartera(
  db: Db,
  viewer: Viewer,
  cups: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ cups: string }>`
    select p.cups from punto_suministro p where p.cups = any(${cups}) and (${puntoVisible(viewer)}) is not true
  `.execute(db);
  return new Set(rows.map((row) => row.cups));
}

/** A trigger gives the points their client's name and representative. */
export async function assignCliente(db: Db, cups: readonly string[], clienteId: string): Promise<void> {
  if (cups.length === 0) return;
  await db
    .updateTable('puntoSuministro')
    .set((eb) => ({ clienteId, version: eb('version', '+', 1), actualizadoEn: new Date() }))
    .where('cups', 'in', cups)
    .execute();
}
