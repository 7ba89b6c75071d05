import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp, buildWorkerApp } from './app.ts';
import { CUENTAS_DEMO, DEMO_SIGN_IN, ensureDemo } from './modules/demo/demo.service.ts';
import { moveDocumentFolder } from './modules/documentos/folder-move.service.ts';
import { backupFolder, keptSecretOf } from './platform/backup/backup-settings.ts';
import { backupPath, deleteOldCopies } from './platform/backup/kept-backups.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import type { Cleanup } from './platform/cleanup.ts';
import type { Config } from './platform/config.ts';
import { keptSecret } from './platform/data-folder.ts';
import { type OnError, openDatabase, withConnection } from './platform/database.ts';
import { openBucket } from './platform/files/bucket.ts';
import { postgresFiles } from './platform/files/postgres-files.ts';
import { s3Files } from './platform/files/s3-files.ts';
import { openJobs } from './platform/jobs.ts';
import { Listener } from './platform/listen.ts';
import { openMail } from './platform/mail.ts';
import { migrate } from './platform/migrations.ts';
import { onceAnOutage } from './platform/outage.ts';
import { publicUrlOf } from './platform/public-url.ts';
import { openSms } from './platform/sms/sms.ts';
import type { Door } from './platform/starting/door.ts';
import type { Steps } from './platform/starting/steps.ts';
import { today } from './platform/today.ts';
import { startWork } from './work.ts';

/** The calls under way may take this long, in ms, before the database is closed under them. */
const CLOSE_MS = 5_000;
const LAST_ANSWERS_MS = 500;

export type Starting = {
  readonly config: Config;
  readonly cleanup: Cleanup;
  readonly steps: Steps;
  readonly door: Door;
  /** The address of the database, which may still be starting. */
  readonly database: Promise<string>;
  /** The folder of the web, which may still be being built. */
  readonly web: Promise<string | undefined>;
};

/** Opens everything that the role asks for, hands the door over to it, and answers what the terminal says of a demo. */
export async function serve(starting: Starting): Promise<string> {
  const { config, cleanup, steps, door, database, web } = starting;
  const url = await database;
  const directUrl = config.directUrl ?? url;
  await steps.run('migraciones', (advance) =>
    withConnection(directUrl, (client) =>
      migrate(client, { beforeChange: copyBefore(config, url), advance }),
    ),
  );
  let log: FastifyBaseLogger | undefined;
  const onError = onceAnOutage((error) => log?.error(error));
  await trace(config, onError, cleanup);
  const shared = await openShared({ config, url, directUrl, onError, cleanup, steps });
  const webFolder = await web;
  await steps.run('aplicacion', async () => {
    const app = await appOf({ config, shared, webFolder, door });
    log = app.log;
    if (config.role !== 'web') await startWork({ config, ...shared, directUrl, onError }, cleanup);
    app.addHook('preClose', door.drain);
    cleanup.add(() => drain(app));
    await app.ready();
  });
  door.handOver();
  return shared.demo ? ` (demo: ${DEMO_SIGN_IN})` : '';
}

/** The libraries of traces are loaded where a collector is told of them, and nowhere else. */
async function trace(
  { tracesEndpoint: endpoint }: Config,
  onError: OnError,
  cleanup: Cleanup,
): Promise<void> {
  if (endpoint === undefined) return;
  const { startTracing } = await import('./platform/tracing/collector.ts');
  cleanup.add(startTracing({ endpoint, onError }));
}

type Opening = {
  readonly config: Config;
  readonly url: string;
  readonly directUrl: string;
  readonly onError: OnError;
  readonly cleanup: Cleanup;
  readonly steps: Steps;
};

/** What the calls and the work of a process have in common. */
async function openShared({ config, url, directUrl, onError, cleanup, steps }: Opening) {
  const db = openDatabase(url, { ...config, onError, prepares: config.directUrl === undefined });
  cleanup.add(() => db.destroy());
  const jobs = openJobs(url, { onError, sendsOnly: config.role === 'web' });
  cleanup.add(jobs.stop);
  const listener = new Listener(directUrl);
  cleanup.add(() => listener.close());
  const bucket = config.s3 && (await openBucket(config.s3));
  cleanup.add(() => bucket?.close());
  const files = bucket ? s3Files(db, bucket) : postgresFiles(db);
  const secret =
    config.secret ?? keptSecret(join(config.dataFolder, 'secreto'), () => randomBytes(48).toString('hex'));
  const demo =
    config.demo &&
    (await steps.run('demo', (advance) => ensureDemo({ db, hoy: today(), secret, files, advance })));
  await moveDocumentFolder({ db, files, dataFolder: config.dataFolder, say: console.error });
  const mail = openMail({ ...config, demo });
  cleanup.add(mail.close);
  const sms = openSms({ ...config, demo });
  return { db, jobs, listener, files, bucket, secret, demo, mail, sms, publicUrl: publicUrlOf(config) };
}

type Application = {
  readonly config: Config;
  readonly shared: Awaited<ReturnType<typeof openShared>>;
  readonly webFolder: string | undefined;
  readonly door: Door;
};

function appOf({ config, shared, webFolder, door }: Application): FastifyInstance | Promise<FastifyInstance> {
  const { demo, ...deps } = { ...config, ...shared, serverFactory: door.serverFactory };
  if (config.role === 'worker') return buildWorkerApp(deps);
  return buildApp({ ...deps, webFolder, cuentasDemo: demo ? CUENTAS_DEMO : [] });
}

/** Stops taking calls, waits for those under way, and answers those that do not end. */
async function drain(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  await Promise.race([closed, sleep(CLOSE_MS)]);
  app.answerCallsUnderWay();
  await Promise.race([closed, sleep(LAST_ANSWERS_MS)]);
}

/**
 * A copy before the schema changes, of the embedded database alone: whoever keeps a server of their own also keeps its
 * backups.
 */
function copyBefore(
  config: Config,
  url: string,
): ((pending: readonly string[]) => Promise<void>) | undefined {
  if (config.databaseUrl !== undefined) return undefined;
  return async ([first = '']) => {
    const folder = backupFolder(config);
    const path = backupPath(folder, `antes-de-${first.slice(0, 4)}`);
    await writeBackup({ url, path, secret: keptSecretOf(config) });
    deleteOldCopies(folder);
    console.error(`Antes de actualizar la base de datos, se ha copiado en ${path}`);
  };
}
