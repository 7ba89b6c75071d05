import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { today } from '../../platform/today.ts';
import { finishIn } from './fin-acordado.service.ts';

const QUEUE = 'contratos-terminados';
/** The round runs shortly after midnight, when the last day has just ended. */
const TIME = '00:10';

/** Ends contracts past their last day, now and once a day. The returned function stops it. */
export function startFinDeContratos({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, TIME, () => finishExpired(db));
}

/**
 * Decides about contracts past their last day. With extension (`prorroga`, the usual rule) a contract stays
 * active, in the list as «prorrogado desde» and in the radar as past its end. Without it, Vatio ends it the day
 * after and takes back nothing of its commission, since it was carried out in full.
 */
export async function finishExpired(db: Db, hoy = today()): Promise<number> {
  return db.transaction().execute((trx) => finishIn(trx, hoy));
}
