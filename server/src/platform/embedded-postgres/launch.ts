import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { keep, readKept } from '../data-folder.ts';
import { StartupError } from '../errors.ts';
import type { Binaries } from './binaries.ts';
import { clusterFolder, folderArgument, PROGRAM_ENV } from './cluster.ts';
import { becomesReady, disownStalePid, type Postmaster, portArgument } from './postmaster.ts';
import type { Owner } from './unprivileged-user.ts';

/** A quarter of the machine and 1 GB at most, taken as it is used: a list of a million points is read from memory. */
const SHARED_BUFFERS_MB = Math.min(1024, Math.floor(totalmem() / 4 / 2 ** 20));

type Launch = { readonly binaries: Binaries; readonly owner: Owner | undefined; readonly durable: boolean };

/** PostgreSQL takes either the port that it had last time or a new one. */
export type PortChoice = 'kept' | 'new';
/** When Vatio starts, another program may have taken the former port, so new ones follow it. */
export const ANY_PORT: readonly PortChoice[] = ['kept', 'new', 'new'];
export const KEPT_PORT: readonly PortChoice[] = ['kept'];

/** Starts PostgreSQL on the first of the given ports that is free. */
export async function launchPostmaster(
  folder: string,
  launch: Launch,
  ports: readonly PortChoice[],
): Promise<Postmaster> {
  const portFile = join(folder, 'postgres.puerto');
  disownStalePid(clusterFolder(folder));
  for (const choice of ports) {
    const port = (choice === 'kept' && Number(readKept(portFile))) || (await freePort());
    keep(portFile, String(port));
    const pid = spawnPostmaster(folder, port, launch);
    if (await becomesReady(clusterFolder(folder), pid)) return { pid, port };
    if (!readFileSync(logFile(folder), 'utf8').includes('Address already in use')) break;
  }
  throw new StartupError(`PostgreSQL no ha arrancado: ${lastFatal(folder)} (${logFile(folder)})`);
}

/** Detached and with a file for its messages, so that neither Ctrl-C nor the end of Node reaches it. */
function spawnPostmaster(folder: string, port: number, { binaries, owner, durable }: Launch): number {
  const cluster = clusterFolder(folder);
  const settings = [
    portArgument(port),
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    // The details of an error quote rows, with the NIFs of people; the program is told them all the same.
    'log_error_verbosity=terse',
    `shared_buffers=${SHARED_BUFFERS_MB}MB`,
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const log = openLog(folder);
  const child = spawn(
    join(binaries.native, 'bin/postgres'),
    ['-D', folderArgument(cluster, owner), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: cluster, env: PROGRAM_ENV, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  child.on('error', () => {
    // A process that could not be spawned has no pid, and the caller reports that it did not start.
  });
  return child.pid ?? 0;
}

function logFile(folder: string): string {
  return join(folder, 'postgres.log');
}

/** The log holds this run only; that of the run before stands beside it. */
function openLog(folder: string): number {
  const path = logFile(folder);
  if (existsSync(path)) renameSync(path, `${path}.anterior`);
  return openSync(path, 'w', 0o600);
}

function lastFatal(folder: string): string {
  const lines = readFileSync(logFile(folder), 'utf8').trim().split('\n');
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? '';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(),
      );
    });
  });
}
