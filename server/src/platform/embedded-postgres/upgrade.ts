import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { countRows } from '../backup/backup.repository.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { keep, openDataFolder } from '../data-folder.ts';
import { withConnection } from '../database.ts';
import { StartupError } from '../errors.ts';
import { readMigrations } from '../migrations.ts';
import type { Binaries } from './binaries.ts';
import { clusterFolder, finishUpgrade, majorOf, readyFolder, removeAbandoned } from './cluster.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { passwordFile, startEmbeddedPostgres } from './start.ts';

type Upgrade = {
  /** PostgreSQL as it made the cluster, and as it is to be. */
  readonly former: Binaries;
  readonly binaries: Binaries;
  /** The file in which the data travel, which stays as a backup, and the secret to keep in it. */
  readonly copy: { readonly path: string; readonly secret: string | undefined };
  /** Hears what is being done. */
  readonly say: (text: string) => void;
};

type Upgraded = {
  /** The folder where the cluster of before stays. */
  readonly former: string;
  readonly tables: number;
  readonly rows: number;
};

/**
 * Loads the data of a cluster into one of another major version of PostgreSQL. The new one is filled and counted in a folder of
 * its own and takes the place of the former one, which stays beside it, when all of that has been done: whatever is killed
 * before leaves the data as they were. The caller holds the lock of the folder.
 */
export async function upgradeCluster(
  folder: string,
  { former, binaries, copy, say }: Upgrade,
): Promise<Upgraded> {
  const draft = `${clusterFolder(folder)}.nuevo-mayor`;
  await discardDraft(folder, draft);
  say(`Copiando los datos de PostgreSQL ${majorOf(former)} en ${copy.path}`);
  const manifest = await whileServing(folder, former, (url) => writeBackup({ url, ...copy }));
  say(`Cargándolos en PostgreSQL ${majorOf(binaries)}`);
  openDataFolder(draft);
  keep(passwordFile(draft), readFileSync(passwordFile(folder), 'utf8'));
  await whileServing(draft, binaries, async (url) => {
    await restoreBackup({ url, path: copy.path, replace: false });
    await compareCounts(url, manifest);
  });
  const kept = unusedName(`${clusterFolder(folder)}-${majorOf(former)}`);
  renameSync(clusterFolder(draft), readyFolder(folder));
  say('Cambiando los de antes por los nuevos');
  renameSync(clusterFolder(folder), kept);
  finishUpgrade(folder);
  rmSync(draft, { recursive: true, force: true });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { former: kept, tables: manifest.tables.length, rows };
}

/** What an upgrade that was killed has left, its server included. */
async function discardDraft(folder: string, draft: string): Promise<void> {
  const left = await runningPostmaster(clusterFolder(draft));
  if (left) await stopPostmaster(clusterFolder(draft), left);
  for (const path of [draft, readyFolder(folder)]) await removeAbandoned(path);
}

async function whileServing<T>(
  folder: string,
  binaries: Binaries,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedPostgres(folder, { binaries });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Loading counts the rows as they come; this counts what is there in the end, unless a newer Vatio has changed it on the way. */
async function compareCounts(url: string, { migrations, tables }: Manifest): Promise<void> {
  if (migrations.length < readMigrations().length) return;
  const counts = await withConnection(url, (client) => countRows(client, tables));
  for (const { name, rows } of tables) {
    if (counts.get(name) === rows) continue;
    throw new StartupError(
      `La tabla ${name} tenía ${rows} filas y han llegado ${counts.get(name)}: nada ha cambiado`,
    );
  }
}

function unusedName(path: string): string {
  let name = path;
  for (let other = 2; existsSync(name); other++) name = `${path}-${other}`;
  return name;
}
