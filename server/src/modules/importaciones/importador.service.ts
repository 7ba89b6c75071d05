import type { Jobs } from '../../platform/jobs.ts';
import { deleteFiles, importacionesConFicheros, openFolder, rutaDeFichero } from './ficheros/carpeta.ts';
import { isNobodys, listEndedWithFicheros, whichEnded } from './ficheros/en-espera.repository.ts';
import { forgetFicheros, putFicheros } from './ficheros/en-espera.service.ts';
import { QUEUE } from './importaciones.service.ts';
import { type ImportDeps, runImportacion } from './run-importacion.ts';
import { failImportacion, listSinTerminar, sendBackToQueue } from './trabajo.repository.ts';

type Opciones = Omit<ImportDeps, 'carpeta'> & {
  readonly jobs: Jobs;
  readonly dataFolder: string;
  /** The number of imports done at once. */
  readonly workers: number;
  /** The interval at which it looks for imports whose process died. */
  readonly sweepMs?: number;
};

const SWEEP_MS = 60_000;

/**
 * Does the imports of the database as they come, beginning with those left unfinished by a process that died.
 * The returned function stops those under way, which another process or the next start begins again.
 */
export async function startImportador({ jobs, dataFolder, workers, sweepMs = SWEEP_MS, ...resto }: Opciones) {
  const deps: ImportDeps = { ...resto, carpeta: openFolder(dataFolder) };
  const parada = new AbortController();
  const enMarcha = new Map<string, Promise<void>>();
  const resume = () => sweep(deps, jobs, enMarcha);
  await adoptFolder(deps);
  await resume();
  const work = async (id: string) => {
    if (enMarcha.has(id)) return;
    const importacion = runImportacion(deps, id, parada.signal).catch(deps.onError);
    enMarcha.set(id, importacion);
    await importacion;
    enMarcha.delete(id);
  };
  const stop = await jobs.work(QUEUE, workers, work, resume);
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping ??= resume()
      .catch(deps.onError)
      .finally(() => {
        sweeping = undefined;
      });
  }, sweepMs).unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await sweeping;
    await stop();
    parada.abort();
    await Promise.all(enMarcha.values());
  };
}

/**
 * Stores the files that an earlier version left waiting in this folder, where only this process could read
 * them, and deletes those of imports that ended or never began.
 */
async function adoptFolder({ db, files, carpeta }: ImportDeps): Promise<void> {
  const here = await importacionesConFicheros(carpeta);
  const unfinished = await listSinTerminar(db);
  for (const { id, ficheros, carpeta: folder, stored } of unfinished) {
    if (stored || folder === null || folder !== carpeta.id) continue;
    if (here.includes(id)) {
      const paths = ficheros.map((_, orden) => rutaDeFichero(carpeta, id, orden));
      await db.transaction().execute((trx) => putFicheros({ trx, files, importacionId: id, paths }));
    } else {
      await failImportacion(db, id, 'Sus ficheros ya no están en la carpeta de datos: vuelve a enviarlos');
    }
  }
  for (const id of here) {
    if (!unfinished.some((importacion) => importacion.id === id)) await deleteFiles(carpeta, id);
  }
}

/** Queues again what nobody is doing any more, and deletes the files of ended imports. */
async function sweep(
  { db, files, carpeta }: ImportDeps,
  jobs: Jobs,
  enMarcha: ReadonlyMap<string, unknown>,
): Promise<void> {
  for (const id of await listEndedWithFicheros(db)) await forgetFicheros(db, files, id);
  for (const { id, stored } of await listSinTerminar(db)) {
    if (!stored || enMarcha.has(id)) continue;
    await db.transaction().execute(async (trx) => {
      if (!(await isNobodys(trx, id))) return;
      await sendBackToQueue(trx, id);
      await jobs.send(QUEUE, id, trx);
    });
  }
  // These files were received by this process, and another one did the import.
  for (const id of await whichEnded(db, await importacionesConFicheros(carpeta))) {
    await deleteFiles(carpeta, id);
  }
}
