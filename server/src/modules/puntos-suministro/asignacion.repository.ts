import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { puntoVisible } from '../cartera/visibilidad.repository.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';
import { buscado, busquedaDe, type Filtros } from './filtros.repository.ts';

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

export type PuntoDeLote = {
  readonly cups: string;
  readonly clienteId: string | null;
  readonly comercialId: string | null;
  readonly conContrato: boolean;
  readonly version: number;
};

/** Locks one point that the viewer sees until the transaction ends. */
export async function lockPunto(db: Db, viewer: Viewer, cups: string): Promise<PuntoDeLote | undefined> {
  const { rows } = await sql<PuntoDeLote>`
    select p.cups, p.cliente_id, p.comercial_id, p.con_contrato, p.version from punto_suministro p
    where p.cups = ${cups} and ${puntoVisible(viewer)} for update
  `.execute(db);
  return rows[0];
}

/** A trigger overrules the representative with that of the client, where there is one. */
export async function setCliente(
  db: Db,
  { cups, ...cambios }: Pick<PuntoDeLote, 'cups' | 'clienteId' | 'comercialId'>,
): Promise<void> {
  await db
    .updateTable('puntoSuministro')
    .set((eb) => ({ ...cambios, version: eb('version', '+', 1), actualizadoEn: new Date() }))
    .where('cups', '=', cups)
    .execute();
}

/** The marked points, or those of the list, that the viewer sees. */
export function elegidosDe(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): Elegidos {
  const cuales = filtros ? buscado(busquedaDe(viewer, filtros)) : sql`p.cups = any(${ids ?? []}::text[])`;
  return {
    id: sql`p.cups`,
    nombre: sql`p.cups`,
    detalle: sql`p.cliente_nombre`,
    desde: sql`from punto_suministro p where ${cuales} and ${puntoVisible(viewer)}`,
  };
}
