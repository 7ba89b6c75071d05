import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { dayInSpain } from '../../platform/today.ts';
import { quietUntil } from '../avisos/mail-permission.service.ts';
import { summarizeInicio } from '../inicio/inicio.service.ts';
import { isEmpty, mailOfResumen } from './resumen-mail.ts';
import { findFirmados, findPorAcabar, takeLector } from './resumen-semanal.repository.ts';

type Deps = { readonly db: Db; readonly publicUrl: string };

const QUEUE = 'resumen-semanal';
const HOUR = 8;

/** The day of the week and the hour in Spain, as `Mon 8` or `Mon 08`. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  weekday: 'short',
  hour: '2-digit',
});

/** Writes the summaries of each Monday in the morning, or as soon as there is a process. The returned function stops it. */
export function startResumenSemanal({
  jobs,
  ...deps
}: Deps & { readonly jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily(QUEUE, `0${HOUR}:00`, () => writeResumenes(deps));
}

/** Writes what those who want it are told on a Monday from eight on, each at most once. Answers how many mails. */
export async function writeResumenes(deps: Deps, now = new Date()): Promise<number> {
  if (!isMondayByDay(now)) return 0;
  const hoy = dayInSpain(now.toISOString());
  let written = 0;
  for (;;) {
    const result = await writeNext(deps, hoy);
    if (result === undefined) return written;
    if (result === 'written') written += 1;
  }
}

/** One transaction takes a person and leaves their mail, so that neither a crash nor another process repeats it. */
function writeNext({ db, publicUrl }: Deps, lunes: string): Promise<'written' | 'nothing' | undefined> {
  return db.transaction().execute(async (trx) => {
    const lector = await takeLector(trx, lunes);
    if (lector === undefined) return undefined;
    const viewer = { id: lector.id, role: lector.role };
    const resumen = {
      tareas: (await summarizeInicio(trx, viewer)).tareas,
      porAcabar: await findPorAcabar(trx, viewer, lunes),
      firmados: await findFirmados(trx, viewer, lunes),
    };
    if (isEmpty(resumen)) return 'nothing';
    const desde = await quietUntil(trx, lector.id);
    await insertCorreo(trx, { ...mailOfResumen({ lector, resumen, publicUrl }), desde });
    return 'written';
  });
}

function isMondayByDay(now: Date): boolean {
  const parts = clock.formatToParts(now);
  const partOf = (type: 'weekday' | 'hour') => parts.find((part) => part.type === type)?.value;
  return partOf('weekday') === 'Mon' && Number(partOf('hour')) >= HOUR;
}
