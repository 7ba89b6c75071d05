import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { countLlamadas, deletePastLlamadas, listConexiones } from './conexiones.repository.ts';
import { insertConsulta, roleOf } from './consultas.repository.ts';
import { wantedDays } from './dias-de-mercado.service.ts';
import { listPorRefrescar } from './permisos.repository.ts';
import { maxOf } from './preguntar.ts';

/** How many days what came of a supply is good for, and how many calls it takes to bring it again. */
const REFRESCO = {
  datadis: { dias: 7, llamadas: 5 },
  sips: { dias: 30, llamadas: 2 },
} as const;

/** Leaves to be porRefrescar what the portfolio and the market lack, and forgets past answers, now and each day. */
export function startRefresco({
  db,
  jobs,
}: {
  readonly db: Db;
  readonly jobs: Jobs;
}): Promise<() => Promise<void>> {
  // OMIE publishes the next day soon after 13:00, and ESIOS its prices by 20:30.
  return jobs.nowAndDaily('refresco-de-conexiones', '14:30', () => refresh(db));
}

export async function refresh(db: Db): Promise<void> {
  await deletePastLlamadas(db);
  for (const { id, activa, cupoDiario, usuarioId } of await listConexiones(db)) {
    if (!activa) continue;
    if (id === 'datadis' || id === 'sips') {
      const { dias, llamadas } = REFRESCO[id];
      const left = maxOf({ cupoDiario, deFondo: true }) - (await countLlamadas(db, id));
      const max = Math.max(0, Math.floor(left / llamadas));
      for (const porRefrescar of await listPorRefrescar(db, { conexion: id, dias, max }))
        await insertConsulta(db, { conexion: id, ...porRefrescar, deFondo: true });
    } else if (usuarioId !== null && (await roleOf(db, usuarioId)) === 'admin') {
      for (const dia of await wantedDays(db, id))
        await insertConsulta(db, { conexion: id, dia, usuarioId, deFondo: true });
    }
  }
}
