import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { today } from '../../platform/today.ts';
import { insertAuditorias } from '../auditoria/auditoria.repository.ts';
import { findRegla, insertTareasDeFin } from './fin-de-contrato.repository.ts';

const QUEUE = 'tareas-de-fin';
/** The round runs after the one that ends contracts, so that none that has just ended gets a task. */
const TIME = '00:20';

/** Writes down the tasks of the contracts that come to their end, now and once a day. The returned function stops it. */
export function startTareasDeFin({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, TIME, () => writeTareasDeFin(db));
}

/** Does what the rule of the house says, and answers how many tasks it wrote down. */
export async function writeTareasDeFin(db: Db, hoy = today()): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { activa, diasAntesDelFin: dias } = await findRegla(trx);
    if (!activa) return 0;
    const apuntadas = await insertTareasDeFin(trx, { hoy, dias });
    await insertAuditorias(
      trx,
      apuntadas.map(({ id, ...despues }) => ({
        usuarioId: null,
        entidad: 'tarea',
        entidadId: id,
        accion: 'crear',
        despues,
      })),
    );
    return apuntadas.length;
  });
}
