import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { summarizeRecuento } from './recuento.repository.ts';

const QUEUE = 'recuento-de-puntos';
/** At this hour nobody imports. */
const TIME = '03:40';

/**
 * Folds the increments of every change of a point into the recuento, now and once a day. The returned function
 * stops it.
 */
export function startResumenDeRecuento({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, TIME, () => summarizeRecuento(db));
}
