import type { Cleanup } from './platform/cleanup.ts';
import type { Config } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';

/** Starts the database: the one of the given address, or the one under the data folder. */
export async function databaseUrl({ databaseUrl, dataFolder }: Config, cleanup: Cleanup): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl;
  const server = await startEmbeddedPostgres(dataFolder, { onEvent: console.error });
  cleanup.add(server.stop);
  return server.url;
}
