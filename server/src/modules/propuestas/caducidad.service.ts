import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { today } from '../../platform/today.ts';
import { recordChange } from './cambio.ts';
import { lockVencidas, updatePropuesta } from './propuestas.repository.ts';

const QUEUE = 'propuestas-caducadas';
/** The round runs shortly after midnight, when the last day has just ended. */
const TIME = '00:05';

/** Records the proposals that have expired, now and once a day. The returned function stops it. */
export function startCaducidad({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, TIME, () => expirePropuestas(db));
}

/**
 * Records the proposals that have expired. Reads already tell them by their day, so this is for their history.
 */
export async function expirePropuestas(db: Db, hoy = today()): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const vencidas = await lockVencidas(trx, hoy);
    for (const propuesta of vencidas) {
      await updatePropuesta(trx, propuesta.id, { estado: 'caducada' });
      const { numero, validaHasta } = propuesta;
      await recordChange({
        trx,
        usuarioId: null,
        accion: 'caducar',
        propuesta,
        despues: { estado: 'caducada', numero, validaHasta },
      });
    }
    return vencidas.length;
  });
}
