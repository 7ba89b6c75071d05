import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptSecret } from '../data-folder.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterFolder, ensureCluster, SUPERUSER } from './cluster.ts';
import { ANY_PORT, KEPT_PORT, launchPostmaster, type PortChoice } from './launch.ts';
import { type Postmaster, runningPostmaster } from './postmaster.ts';
import { superviseServer } from './supervise.ts';
import { runnableBinaries, unprivilegedOwner } from './unprivileged-user.ts';

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> };

type Options = {
  /** False is for throw-away servers: they are faster, and their data are lost when the machine goes down. */
  readonly durable?: boolean;
  /** The programs of PostgreSQL; those of this Vatio when absent. */
  readonly binaries?: Binaries;
  /** Hears a sentence when the server has died or cannot be started again. */
  readonly onEvent?: (text: string) => void;
};

/**
 * PostgreSQL on a private port of this machine, with its data under the folder, started again when it dies. It is a
 * process of its own and outlives a killed Node: the next start finds it there and goes on with it. The caller holds
 * the folder's lock.
 */
export async function startEmbeddedPostgres(
  folder: string,
  options: Options = {},
): Promise<EmbeddedPostgres> {
  const cluster = clusterFolder(folder);
  const first = (await runningPostmaster(cluster)) ?? (await startPostmaster(folder, options, ANY_PORT));
  const relaunch = async () =>
    (await runningPostmaster(cluster)) ?? startPostmaster(folder, options, KEPT_PORT);
  const { onEvent = () => undefined } = options;
  return {
    url: connectionUrl(folder, first),
    stop: superviseServer({ cluster, first, relaunch, onEvent }),
  };
}

/** Address of the server that already runs on the folder, for a second process that only wants to use it. */
export async function runningPostgresUrl(folder: string): Promise<string | undefined> {
  const postmaster = await runningPostmaster(clusterFolder(folder));
  return postmaster && connectionUrl(folder, postmaster);
}

async function startPostmaster(
  folder: string,
  { durable = true, binaries: found = findBinaries() }: Options,
  ports: readonly PortChoice[],
): Promise<Postmaster> {
  const owner = unprivilegedOwner(clusterFolder(folder));
  const binaries = runnableBinaries(found, owner);
  await ensureCluster(folder, { binaries, owner, durable, password: password(folder) });
  return launchPostmaster(folder, { binaries, owner, durable }, ports);
}

/** The password of the cluster is kept beside it. */
export function passwordFile(folder: string): string {
  return join(folder, 'postgres.clave');
}

function password(folder: string): string {
  return keptSecret(passwordFile(folder), () => randomBytes(24).toString('hex'));
}

function connectionUrl(folder: string, { port }: Postmaster): string {
  return `postgres://${SUPERUSER}:${password(folder)}@127.0.0.1:${port}/postgres`;
}
