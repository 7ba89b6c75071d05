import type { Db } from '../../platform/database.ts';

/** A stored day: the Wh of its intervals, as `readWh()` in `group-curva.ts` reads them. */
export type DiaGuardado = { dia: string; resolucion: 15 | 60; wh: Buffer };

/**
 * The days of the energy taken from the grid, in order. The caller has checked that the viewer sees the point.
 */
export function listDiasDeCurva(
  db: Db,
  cups: string,
  { desde, hasta }: { desde?: string | undefined; hasta?: string | undefined },
): Promise<DiaGuardado[]> {
  return db
    .selectFrom('curvaDia')
    .select(['dia', 'resolucion', 'wh'])
    .where('cups', '=', cups)
    .where('magnitud', '=', 'activa')
    .where('instalacion', '=', 0)
    .$if(desde !== undefined, (query) => query.where('dia', '>=', desde ?? ''))
    .$if(hasta !== undefined, (query) => query.where('dia', '<=', hasta ?? ''))
    .orderBy('dia')
    .execute();
}
