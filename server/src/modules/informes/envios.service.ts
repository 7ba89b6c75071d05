import { informes } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { notFound, ProblemError } from '../../platform/problems.ts';
import { quietUntil } from '../avisos/mail-permission.service.ts';
import { lastSummaryWeek, SUMMARY_HOUR, summaryWeekDue } from '../avisos/summary-week.service.ts';
import { readViews } from '../vistas/vistas.service.ts';
import { deleteEnvio, insertEnvio, listEnvios, takeEnvio } from './envios.repository.ts';
import { mailOfInforme } from './informe-mail.ts';
import { readInforme } from './informes.service.ts';

export async function readEnvios(db: Db, viewer: Viewer) {
  return { vistas: await listEnvios(db, viewer) };
}

/** From the next Monday on; only of a report that the viewer sees. */
export async function addEnvio(db: Db, viewer: Viewer, vistaId: string) {
  if (!(await findSaved(db, viewer, vistaId))) throw notFound();
  await insertEnvio(db, viewer, { vistaId, semana: lastSummaryWeek() });
  return readEnvios(db, viewer);
}

export async function removeEnvio(db: Db, viewer: Viewer, vistaId: string) {
  const all = await listEnvios(db, viewer);
  if (!all.includes(vistaId)) throw notFound();
  await deleteEnvio(db, viewer, vistaId);
  return readEnvios(db, viewer);
}

async function findSaved(db: Db, viewer: Viewer, vistaId: string) {
  const all = await readViews(db, viewer, informes.LISTA_DE_VISTAS);
  return all.find(({ id }) => id === vistaId);
}

type Deps = { readonly db: Db; readonly publicUrl: string };

/** Writes the reports of each Monday as the summary of the week is. The returned function stops it. */
export function startInformesSemanales({
  jobs,
  ...deps
}: Deps & { readonly jobs: Jobs }): Promise<() => Promise<void>> {
  return jobs.nowAndDaily('informes-semanales', `0${SUMMARY_HOUR}:00`, () => writeInformes(deps));
}

/** Answers how many mails. */
export async function writeInformes(deps: Deps, now = new Date()): Promise<number> {
  const lunes = summaryWeekDue(now);
  if (lunes === null) return 0;
  for (let written = 0; ; ) {
    const result = await writeNext(deps, lunes);
    if (result === undefined) return written;
    if (result === 'written') written += 1;
  }
}

/**
 * One transaction takes a report and leaves its mail, so that neither a crash nor another process repeats it. Who no longer
 * sees it, or what it is of, is sent nothing.
 */
function writeNext({ db, publicUrl }: Deps, lunes: string): Promise<'written' | 'nothing' | undefined> {
  return db.transaction().execute(async (trx) => {
    const envio = await takeEnvio(trx, lunes);
    if (envio === undefined) return undefined;
    const viewer = { id: envio.id, role: envio.role };
    const vista = await findSaved(trx, viewer, envio.vistaId);
    const consulta = vista && informes.tabla.query.safeParse(queryOf(vista.consulta)).data;
    if (!vista || !consulta) return 'nothing';
    try {
      const informe = await readInforme(trx, viewer, consulta);
      const carta = mailOfInforme({ lector: envio, nombre: vista.nombre, consulta, informe, publicUrl });
      await insertCorreo(trx, { ...carta, desde: await quietUntil(trx, envio.id) });
      return 'written';
    } catch (error) {
      if (error instanceof ProblemError) return 'nothing';
      throw error;
    }
  });
}

/** What a saved report asks; how it is shown is of the screen alone. */
function queryOf(consulta: string): Record<string, string> {
  const { ver: _, ...question } = Object.fromEntries(new URLSearchParams(consulta));
  return question;
}
