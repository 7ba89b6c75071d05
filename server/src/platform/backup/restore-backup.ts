import type pg from 'pg';
import { inTransaction, withConnection } from '../database.ts';
import { StartupError } from '../errors.ts';
import { type Migration, migrate, readMigrations } from '../migrations.ts';
import {
  copyIn,
  countOtherConnections,
  createSchema,
  emptyDatabase,
  finishLoad,
  gatherStatistics,
  listTables,
  prepareLoad,
  writeSequence,
} from './backup.repository.ts';
import { type BackupFile, openBackup } from './backup-file.ts';
import type { Manifest } from './manifest.ts';

type Restore = {
  readonly url: string;
  readonly path: string;
  /** True puts the backup in the place of what the database holds; otherwise it has to be empty. */
  readonly replace: boolean;
};

/**
 * Fills a database from a backup in one transaction: when anything fails, the database is as it was. A backup of an older
 * Vatio is loaded into its own schema and then brought to the present one.
 */
export async function restoreBackup({ url, path, replace }: Restore): Promise<Manifest> {
  const backup = await openBackup(path);
  try {
    const migrations = migrationsOf(backup.manifest);
    await withConnection(url, async (client) => {
      await refuseUsed(client, replace);
      await inTransaction(client, () => load(client, backup, migrations));
      await migrate(client);
      await gatherStatistics(client);
    });
    return backup.manifest;
  } finally {
    backup.close();
  }
}

/** The migrations that made the schema of a backup; an error when this version of Vatio lacks one. */
function migrationsOf({ migrations }: Manifest): Migration[] {
  const known = readMigrations();
  return migrations.map(({ nombre, suma }) => {
    const found = known.find((migration) => migration.nombre === nombre && migration.suma === suma);
    if (found === undefined) {
      throw new StartupError(`La copia es de un Vatio más nuevo o distinto: lleva la migración ${nombre}`);
    }
    return found;
  });
}

async function refuseUsed(client: pg.Client, replace: boolean): Promise<void> {
  const others = await countOtherConnections(client);
  if (others > 0) {
    throw new StartupError(
      `La base de datos está en uso (${others} conexiones): para Vatio antes de restaurar una copia`,
    );
  }
  if (!replace && (await listTables(client)).length > 0) {
    throw new StartupError(
      'La base de datos no está vacía: con --replace, la copia ocupa el sitio de lo que hay, que se pierde',
    );
  }
}

async function load(client: pg.Client, backup: BackupFile, migrations: readonly Migration[]): Promise<void> {
  await emptyDatabase(client);
  await createSchema(client, migrations);
  const putBack = await prepareLoad(client);
  for (const table of backup.manifest.tables) {
    await backup.readTable(table, (rows) => copyIn(client, table, rows));
  }
  for (const sequence of backup.manifest.sequences) await writeSequence(client, sequence);
  await finishLoad(client, putBack);
}
