import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { summarizeRecuento } from './recuento.repository.ts';

const QUEUE = 'recuento-de-puntos';
/** When nobody is importing. */
const TIME = '03:40';

/** Folds what every change of a point adds to their recuento, now and once a day; answers what stops it. */
export function startResumenDeRecuento({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, TIME, () => summarizeRecuento(db));
}
