import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { dayInSpain } from '../../platform/today.ts';
import { quietUntil } from '../avisos/mail-permission.service.ts';
import { SUMMARY_HOUR, summaryWeekDue } from '../avisos/summary-week.service.ts';
import { summarizeInicio } from '../inicio/inicio.service.ts';
import { isEmpty, mailOfResumen } from './resumen-mail.ts';
import { findFirmados, findPorAcabar, takeLector } from './resumen-semanal.repository.ts';

type Deps = { readonly db: Db; readonly publicUrl: string };

const QUEUE = 'resumen-semanal';

/** Writes the summaries of each Monday in the morning, or of its week as soon as there is a process. The returned function stops it. */
export function startResumenSemanal({
  jobs,
  ...deps
}: Deps & { readonly jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, `0${SUMMARY_HOUR}:00`, () => writeResumenes(deps));
}

/**
 * Writes what those who want it are told each week, from eight on Monday on, each at most once: a server that was off all
 * Monday does it when it starts again. Answers how many mails.
 */
export async function writeResumenes(deps: Deps, now = new Date()): Promise<number> {
  const lunes = summaryWeekDue(now);
  if (lunes === null) return 0;
  const days = { lunes, hoy: dayInSpain(now.toISOString()) };
  let written = 0;
  for (;;) {
    const result = await writeNext(deps, days);
    if (result === undefined) return written;
    if (result === 'written') written += 1;
  }
}

/** One transaction takes a person and leaves their mail, so that neither a crash nor another process repeats it. */
function writeNext(
  { db, publicUrl }: Deps,
  { lunes, hoy }: { readonly lunes: string; readonly hoy: string },
): Promise<'written' | 'nothing' | undefined> {
  return db.transaction().execute(async (trx) => {
    const lector = await takeLector(trx, lunes);
    if (lector === undefined) return undefined;
    const viewer = { id: lector.id, role: lector.role };
    const resumen = {
      tareas: (await summarizeInicio(trx, viewer)).tareas,
      porAcabar: await findPorAcabar(trx, viewer, hoy),
      firmados: await findFirmados(trx, viewer, lunes),
    };
    if (isEmpty(resumen)) return 'nothing';
    const desde = await quietUntil(trx, lector.id);
    await insertCorreo(trx, { ...mailOfResumen({ lector, resumen, publicUrl }), desde });
    return 'written';
  });
}
