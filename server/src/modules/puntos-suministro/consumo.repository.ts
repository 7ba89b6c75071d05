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

/** Billing periods of a point, oldest first. The caller has already checked that the point may be seen. */
export function listConsumos(db: Db, cups: string): Promise<FilaConsumoGuardada[]> {
  return db
    .selectFrom('consumo')
    .select(['desde', 'hasta', 'codigoTarifa', 'activaKwh', 'reactivaKvarh', 'maximetroKw', 'fuente'])
    .where('cups', '=', cups)
    .orderBy('hasta')
    .orderBy('desde')
    .execute();
}

/**
 * Before writing what a point used: whoever writes it, an import too, takes the point first, so that nobody waits in a
 * circle.
 */
export async function lockPunto(db: Db, cups: string): Promise<void> {
  await sql`select from punto_suministro where cups = ${cups} for no key update`.execute(db);
}

/** A row typed by hand takes the place of the one with the same readings, wherever that came from. */
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
