import { startDailyRounds } from './daily-rounds.ts';
import { startReparto } from './modules/avisos/reparto.service.ts';
import { startConexiones } from './modules/conexiones/trabajo.service.ts';
import { startFirmas } from './modules/contratos/firma/seguimiento.service.ts';
import { startImportador } from './modules/importaciones/importador.service.ts';
import { startInformesSemanales } from './modules/informes/envios.service.ts';
import { startOperaciones } from './modules/operaciones/ejecutor.service.ts';
import { startValores } from './modules/renovaciones/valor.service.ts';
import { startResumenSemanal } from './modules/resumen-semanal/resumen-semanal.service.ts';
import { startWebhooks } from './modules/webhooks/envio.service.ts';
import { keptSecretOf } from './platform/backup/backup-settings.ts';
import { startDailyBackup } from './platform/backup/daily-backup.ts';
import type { Cleanup } from './platform/cleanup.ts';
import type { Config } from './platform/config.ts';
import type { Db, OnError } from './platform/database.ts';
import type { Bucket } from './platform/files/bucket.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { startLooseObjects } from './platform/files/loose-objects.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Mailer } from './platform/mail.ts';
import { startSender } from './platform/outbox/sender.ts';
import { tareasDe } from './tareas.ts';

type WorkDeps = {
  readonly config: Config;
  readonly db: Db;
  /** The address of the same database, for the sessions that an import and a backup keep to themselves. */
  readonly directUrl: string;
  readonly jobs: Jobs;
  readonly files: FileStore;
  readonly bucket: Bucket | undefined;
  readonly mail: Mailer;
  readonly secret: string;
  readonly publicUrl: string;
  readonly onError: OnError;
};

/** Begins what a process does while nobody waits for it: jobs, the rounds of each day, outboxes and the daily backup. */
export async function startWork(deps: WorkDeps, cleanup: Cleanup): Promise<void> {
  const { config, db, directUrl: url, jobs, bucket, mail, secret, publicUrl, onError } = deps;
  const { dataFolder, importWorkers: workers, backup, network } = config;
  cleanup.add(await startImportador({ db, url, jobs, files: deps.files, dataFolder, workers, onError }));
  await startDailyRounds({ db, jobs }, cleanup);
  cleanup.add(await startOperaciones({ db, jobs, tareas: tareasDe(deps), onError }));
  cleanup.add(await startResumenSemanal({ db, jobs, publicUrl }));
  cleanup.add(await startInformesSemanales({ db, jobs, publicUrl }));
  cleanup.add(startValores({ db, onError }));
  cleanup.add(startReparto({ db, publicUrl, onError }));
  cleanup.add(startSender({ db, mail, onError }));
  cleanup.add(startWebhooks({ db, secret, network, onError }));
  cleanup.add(startFirmas({ db, files: deps.files, secret, network, onError }));
  const { services } = config;
  cleanup.add(startConexiones({ db, jobs, files: deps.files, secret, network, services, onError }));
  if (bucket)
    cleanup.add(await startLooseObjects({ db, jobs, bucket, keepDays: backup?.days ?? 0, onError }));
  if (backup) {
    const daily = { url, jobs, secret: keptSecretOf(config), onError };
    cleanup.add(await startDailyBackup(daily, backup));
  }
}
