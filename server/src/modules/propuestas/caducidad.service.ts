import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { today } from '../../platform/today.ts';
import { recordChange } from './cambio.ts';
import { lockVencidas, updatePropuesta } from './propuestas.repository.ts';

const QUEUE = 'propuestas-caducadas';
/** A little after the day that was the last one. */
const TIME = '00:05';

/** Writes down those whose day has passed, now and once a day; answers what stops it. */
export function startCaducidad({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, TIME, () => expirePropuestas(db));
}

/** Writes down those that expired. Reads tell them apart by their day already: this is for their history. */
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
