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
import { keptSecret, openDataFolder } from './platform/data-folder.ts';
import { type OnError, openDatabase, withConnection } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';
import { errorCode, errorMessage, StartupError } from './platform/errors.ts';
import { openBucket } from './platform/files/bucket.ts';
import { postgresFiles } from './platform/files/postgres-files.ts';
import { s3Files } from './platform/files/s3-files.ts';
import { lockFolder } from './platform/instance-lock.ts';
import { openJobs } from './platform/jobs.ts';
import { Listener } from './platform/listen.ts';
import { openMail } from './platform/mail.ts';
import { migrate } from './platform/migrations.ts';
import { onceAnOutage } from './platform/outage.ts';
import { openSms } from './platform/sms/sms.ts';
import { today } from './platform/today.ts';
import { builtWeb } from './platform/web-build.ts';
import { startWork } from './work.ts';

/** The calls under way may take this long, in ms, before the database is closed under them. */
const CLOSE_MS = 5_000;
const LAST_ANSWERS_MS = 500;

/** For these hosts `localhost` tells a person more than the numeric address. */
const NAMELESS_HOSTS = ['localhost', '0.0.0.0', '::'];

/** Starts everything that the role asks for and answers the line that says where it is. `cleanup` closes what was opened. */
export async function start(config: Config, cleanup: Cleanup): Promise<string> {
  openDataFolder(config.dataFolder);
  cleanup.add(lockFolder(config.dataFolder));
  // Both are awaited before a failure is reported, so that `cleanup` knows of everything that was opened.
  const opening = [databaseUrl(config, cleanup), webFolderOf(config)] as const;
  await Promise.allSettled(opening);
  const [url, webFolder] = await Promise.all(opening);
  const directUrl = config.directUrl ?? url;
  await withConnection(directUrl, (client) => migrate(client, { beforeChange: copyBefore(config, url) }));
  let log: FastifyBaseLogger | undefined;
  const onError = onceAnOutage((error) => log?.error(error));
  await trace(config, onError, cleanup);
  const shared = await openShared({ config, url, directUrl, onError, cleanup });
  const app = await appOf(config, shared, webFolder);
  log = app.log;
  if (config.role !== 'web') await startWork({ config, ...shared, directUrl, onError }, cleanup);
  cleanup.add(() => drain(app));
  try {
    const address = new URL(await app.listen({ port: config.port, host: config.host }));
    if (NAMELESS_HOSTS.includes(config.host)) address.hostname = 'localhost';
    return `Vatio: ${address.origin}${shared.demo ? ` (demo: ${DEMO_SIGN_IN})` : ''}`;
  } catch (error) {
    throw listenFailure(config, error);
  }
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

function webFolderOf({ role, webFolder }: Config): Promise<string | undefined> | string | undefined {
  return role === 'worker' ? undefined : (webFolder ?? builtWeb());
}

type Opening = {
  readonly config: Config;
  readonly url: string;
  readonly directUrl: string;
  readonly onError: OnError;
  readonly cleanup: Cleanup;
};

/** What the calls and the work of a process have in common. */
async function openShared({ config, url, directUrl, onError, cleanup }: Opening) {
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
  const demo = config.demo && (await ensureDemo({ db, hoy: today(), secret, files }));
  await moveDocumentFolder({ db, files, dataFolder: config.dataFolder, say: console.error });
  const mail = openMail({ ...config, demo });
  cleanup.add(mail.close);
  const sms = openSms({ ...config, demo });
  return { db, jobs, listener, files, bucket, secret, demo, mail, sms, publicUrl: publicUrlOf(config) };
}

function appOf(
  config: Config,
  { demo, ...shared }: Awaited<ReturnType<typeof openShared>>,
  webFolder: string | undefined,
): FastifyInstance | Promise<FastifyInstance> {
  if (config.role === 'worker') return buildWorkerApp({ ...config, ...shared });
  return buildApp({ ...config, ...shared, webFolder, cuentasDemo: demo ? CUENTAS_DEMO : [] });
}

/** Stops taking calls, waits for those under way, and answers those that do not end. */
async function drain(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  await Promise.race([closed, sleep(CLOSE_MS)]);
  app.answerCallsUnderWay();
  await Promise.race([closed, sleep(LAST_ANSWERS_MS)]);
}

/** Starts the database: the one of the given address, or the one under the data folder. */
export async function databaseUrl({ databaseUrl, dataFolder }: Config, cleanup: Cleanup): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl;
  const server = await startEmbeddedPostgres(dataFolder, { onEvent: console.error });
  cleanup.add(server.stop);
  return server.url;
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

/** When no address is given, the one that this machine's own browser would open. */
export function publicUrlOf({ publicUrl, host, port }: Config): string {
  const address = publicUrl ?? `http://${NAMELESS_HOSTS.includes(host) ? 'localhost' : host}:${port}`;
  return address.replace(/\/+$/, '');
}

function listenFailure({ host, port }: Config, error: unknown): StartupError {
  if (errorCode(error) === 'EADDRINUSE') {
    return new StartupError(`El puerto ${port} ya está en uso: libéralo o elige otro con PORT`);
  }
  return new StartupError(`No se puede atender en ${host}:${port}: ${errorMessage(error)}`);
}
