import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { today } from '../../platform/today.ts';
import { finishIn } from './acciones.service.ts';

const QUEUE = 'contratos-terminados';
/** A little after the day that was the last one. */
const TIME = '00:10';

/** Ends those whose day has come, now and once a day; answers what stops it. */
export function startFinDeContratos({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, TIME, () => finishExpired(db));
}

/**
 * What becomes of a contract past its last day: with extension (`prorroga`, the rule in the trade) it stays active, in the
 * list as «prorrogado desde» and in the radar as past its end; without it, it ends the day after, by nobody's doing. It
 * was carried out in full: nothing of its commission is taken back.
 */
export async function finishExpired(db: Db, hoy = today()): Promise<number> {
  return db.transaction().execute((trx) => finishIn(trx, hoy));
}
