import type { Db } from '../../platform/database.ts';

/** A stored day: the Wh of its intervals, as `readWh()` in `group-curva.ts` reads them. */
export type DiaGuardado = { dia: string; resolucion: 15 | 60; wh: Buffer };

/**
 * The days of the energy taken from the grid, or of the surplus sent to it, in order. The caller has checked that the viewer sees the point.
 */
export function listDiasDeCurva(
  db: Db,
  cups: string,
  {
    desde,
    hasta,
    magnitud = 'activa',
  }: {
    desde?: string | undefined;
    hasta?: string | undefined;
    magnitud?: 'activa' | 'vertida' | undefined;
  },
): Promise<DiaGuardado[]> {
  return db
    .selectFrom('curvaDia')
    .select(['dia', 'resolucion', 'wh'])
    .where('cups', '=', cups)
    .where('magnitud', '=', magnitud)
    .where('instalacion', '=', 0)
    .$if(desde !== undefined, (query) => query.where('dia', '>=', desde ?? ''))
    .$if(hasta !== undefined, (query) => query.where('dia', '<=', hasta ?? ''))
    .orderBy('dia')
    .execute();
}
