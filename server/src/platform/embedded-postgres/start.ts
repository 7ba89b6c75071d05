import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptSecret } from '../data-folder.ts';
import { findBinaries } from './binaries.ts';
import { clusterFolder, ensureCluster, SUPERUSER } from './cluster.ts';
import { launchPostmaster } from './launch.ts';
import { type Postmaster, runningPostmaster, stopPostmaster } from './postmaster.ts';
import { runnableBinaries, unprivilegedOwner } from './unprivileged-user.ts';

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> };

type Options = {
  /** False for throw-away servers: faster, and lost when the machine goes down. */
  readonly durable?: boolean;
};

/**
 * PostgreSQL on a private port of this machine, with its data under the folder. It is a process of its own
 * and outlives a killed Node: the next start finds it there and goes on with it. The caller holds the
 * folder's lock.
 */
export async function startEmbeddedPostgres(
  folder: string,
  options: Options = {},
): Promise<EmbeddedPostgres> {
  const cluster = clusterFolder(folder);
  const postmaster = (await runningPostmaster(cluster)) ?? (await startPostmaster(folder, options));
  return {
    url: connectionUrl(folder, postmaster),
    stop: () => stopPostmaster(cluster, postmaster),
  };
}

/** Address of the server that already runs on the folder, for a second process that only wants to use it. */
export async function runningPostgresUrl(folder: string): Promise<string | undefined> {
  const postmaster = await runningPostmaster(clusterFolder(folder));
  return postmaster && connectionUrl(folder, postmaster);
}

async function startPostmaster(folder: string, { durable = true }: Options): Promise<Postmaster> {
  const found = findBinaries();
  const owner = unprivilegedOwner(clusterFolder(folder));
  const binaries = runnableBinaries(found, owner);
  await ensureCluster(folder, { binaries, owner, durable, password: password(folder) });
  return launchPostmaster(folder, { binaries, owner, durable });
}

function password(folder: string): string {
  return keptSecret(join(folder, 'postgres.clave'), () => randomBytes(24).toString('hex'));
}

function connectionUrl(folder: string, { port }: Postmaster): string {
  return `postgres://${SUPERUSER}:${password(folder)}@127.0.0.1:${port}/postgres`;
}
