import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type FilaConsumoGuardada = {
  desde: string;
  hasta: string;
  codigoTarifa: string | null;
  activaKwh: number[];
  reactivaKvarh: number[];
  maximetroKw: number[];
  fuente: 'sips' | 'manual';
};

/** The billing periods of a point, the oldest first. The caller has checked that the viewer sees the point. */
export function listConsumos(db: Db, cups: string): Promise<FilaConsumoGuardada[]> {
  return db
    .selectFrom('consumo')
    .select(['desde', 'hasta', 'codigoTarifa', 'activaKwh', 'reactivaKvarh', 'maximetroKw', 'fuente'])
    .where('cups', '=', cups)
    .orderBy('hasta')
    .orderBy('desde')
    .execute();
}

/** The same of several points at once, each row with its CUPS. */
export function listConsumosDe(
  db: Db,
  cups: readonly string[],
): Promise<(FilaConsumoGuardada & { cups: string })[]> {
  return db
    .selectFrom('consumo')
    .select(['cups', 'desde', 'hasta', 'codigoTarifa', 'activaKwh', 'reactivaKvarh', 'maximetroKw', 'fuente'])
    .where('cups', '=', sql<string>`any(${[...cups]}::text[])`)
    .orderBy('hasta')
    .orderBy('desde')
    .execute();
}

/**
 * Locks the point before its consumption is written. Every writer, imports included, locks it first, so that
 * nobody deadlocks.
 */
export async function lockPunto(db: Db, cups: string): Promise<void> {
  await sql`select from punto_suministro where cups = ${cups} for no key update`.execute(db);
}

/** A row typed by hand replaces the one with the same readings, whatever its source. */
export async function saveConsumo(
  db: Db,
  cups: string,
  fila: Omit<FilaConsumoGuardada, 'fuente'>,
): Promise<void> {
  await db
    .insertInto('consumo')
    .values({ ...fila, cups, fuente: 'manual', tipoLectura: null, capacitivaKvarh: null })
    .onConflict((conflict) =>
      conflict.columns(['cups', 'hasta', 'desde']).doUpdateSet({
        codigoTarifa: fila.codigoTarifa,
        activaKwh: fila.activaKwh,
        reactivaKvarh: fila.reactivaKvarh,
        maximetroKw: fila.maximetroKw,
        fuente: 'manual',
      }),
    )
    .execute();
}

export async function setConsumoAnual(db: Db, cups: string, kwh: number | null): Promise<void> {
  await sql`
    update punto_suministro set consumo_anual_kwh = ${kwh}
    where cups = ${cups} and consumo_anual_kwh is distinct from ${kwh}
  `.execute(db);
}
