import { databaseUrl } from './database-url.ts';
import type { Cleanup } from './platform/cleanup.ts';
import type { Config } from './platform/config.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { type Db, openDatabase, withConnection } from './platform/database.ts';
import { runningPostgresUrl } from './platform/embedded-postgres/start.ts';
import { lockFolder } from './platform/instance-lock.ts';
import { migrate } from './platform/migrations.ts';

/** The address of the database for a command: that of a running Vatio is used as it is, otherwise one is started. */
export async function commandDatabaseUrl(config: Config, cleanup: Cleanup): Promise<string> {
  openDataFolder(config.dataFolder);
  const running = config.directUrl ?? config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder));
  if (running !== undefined) return running;
  cleanup.add(lockFolder(config.dataFolder));
  return databaseUrl(config, cleanup);
}

/** The database of a command that works with its rows, in the present schema. */
export async function commandDatabase(config: Config, cleanup: Cleanup): Promise<Db> {
  const url = await commandDatabaseUrl(config, cleanup);
  await withConnection(url, (client) => migrate(client));
  const db = openDatabase(url);
  cleanup.add(() => db.destroy());
  return db;
}
