import type { Cleanup } from './platform/cleanup.ts';
import type { Config } from './platform/config.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { runningPostgresUrl } from './platform/embedded-postgres/start.ts';
import { lockFolder } from './platform/instance-lock.ts';
import { databaseUrl } from './start.ts';

/** The address of the database for a command: that of a running Vatio is used as it is, otherwise one is started. */
export async function commandDatabaseUrl(config: Config, cleanup: Cleanup): Promise<string> {
  openDataFolder(config.dataFolder);
  const running = config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder));
  if (running !== undefined) return running;
  cleanup.add(lockFolder(config.dataFolder));
  return databaseUrl(config, cleanup);
}
