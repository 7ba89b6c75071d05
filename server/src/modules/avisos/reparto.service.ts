import { avisos } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertCorreo, insertCorreoOfMany } from '../../platform/outbox/outbox.repository.ts';
import { today } from '../../platform/today.ts';
import { workUntilStopped } from '../../platform/work-until-stopped.ts';
import { mailOfAviso, TOLD_TOGETHER } from './aviso-mail.ts';
import { quietUntil } from './mail-permission.service.ts';
import { findEleccion } from './preferencias.repository.ts';
import { findContado, insertAviso, insertCercanos, markTold, takeSuceso } from './reparto.repository.ts';

type Deps = { readonly db: Db; readonly publicUrl: string };

const EVERY_MS = 5_000;

/** Writes down what comes near its end, now and once a day. The returned function stops it. */
export function startCercanos({ db, jobs }: { db: Db; jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily('avisos-de-lo-que-acaba', '07:30', () => insertCercanos(db, today()));
}

/** Tells people what happens, also what happened while nothing ran, until the returned function is called. */
export function startReparto({ onError, ...deps }: Deps & { readonly onError: (error: unknown) => void }) {
  return workUntilStopped({ turn: () => tellNext(deps), everyMs: EVERY_MS, onError });
}

/** Tells people of every event that they have not been told of yet. */
export async function tellAll(deps: Deps): Promise<void> {
  while (await tellNext(deps));
}

/** Tells one event to each of its people, at most once since all of it is one transaction; false when there was none. */
async function tellNext({ db, publicUrl }: Deps): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const suceso = await takeSuceso(trx);
    if (suceso === undefined) return false;
    const { evento } = suceso;
    const contado = await findContado(trx, suceso);
    for (const persona of contado?.personas ?? []) {
      const { campana, correo } = await findEleccion(trx, persona.id, evento);
      if (campana) await insertAviso(trx, persona.id, suceso.id);
      if (!contado || !correo || !avisos.hasAviso(evento)) continue;
      const desde = await quietUntil(trx, persona.id);
      const mail = {
        ...mailOfAviso({ persona, suceso: { ...suceso, evento }, contado, publicUrl }),
        desde,
      };
      if (TOLD_TOGETHER.includes(evento)) await insertCorreoOfMany(trx, evento, mail);
      else await insertCorreo(trx, mail);
    }
    await markTold(trx, suceso.id);
    return true;
  });
}
