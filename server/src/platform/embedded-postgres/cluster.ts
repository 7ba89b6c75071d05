import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { errorMessage, StartupError } from '../errors.ts';
import type { Binaries } from './binaries.ts';
import type { Owner } from './unprivileged-user.ts';

export const SUPERUSER = 'vatio';

/** Programs of PostgreSQL speak English and UTC, whatever the machine speaks. */
export const PROGRAM_ENV = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

export function clusterFolder(folder: string): string {
  return join(folder, 'postgres');
}

/**
 * The cluster folder as PostgreSQL is told it. As root it is started inside the folder and told
 * `/proc/self/cwd`: that opens the folder itself, so the unprivileged user needs no way through the folders
 * above it (/root is closed).
 */
export function folderArgument(cluster: string, owner: Owner | undefined): string {
  return owner === undefined ? cluster : '/proc/self/cwd';
}

type Making = {
  readonly binaries: Binaries;
  readonly owner: Owner | undefined;
  readonly password: string;
  readonly durable: boolean;
};

/** Makes the cluster if there is none; it appears under its name only when it is complete. */
export async function ensureCluster(folder: string, making: Making): Promise<void> {
  const cluster = clusterFolder(folder);
  finishUpgrade(folder);
  if (existsSync(cluster)) return refuseOtherVersion(cluster, making.binaries);
  await discardDrafts(cluster);
  const draft = mkdtempSync(draftName(cluster));
  const scratch = mkdtempSync(join(tmpdir(), 'vatio-'));
  const passwordFile = join(scratch, 'clave');
  try {
    writeFileSync(passwordFile, making.password, { mode: 0o600 });
    if (making.owner !== undefined) {
      for (const path of [draft, scratch, passwordFile]) chownSync(path, making.owner.uid, making.owner.gid);
    }
    await initialise(draft, passwordFile, making);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  renameSync(draft, cluster);
}

/**
 * The `initdb` of a Node that was killed goes on for a while, and empties its folder if it fails: a draft has a name of
 * its own, so that it is never that of the next one.
 */
function draftName(cluster: string): string {
  return `${cluster}.nuevo.`;
}

/** The point that is added finds `postgres.nuevo` too, as every draft was called once, and not `postgres.nuevo-mayor`. */
async function discardDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  const drafts = readdirSync(folder).filter((name) => `${name}.`.startsWith(draftName(basename(cluster))));
  for (const draft of drafts) await removeAbandoned(join(folder, draft));
}

/** Removes a folder in which a program that was left behind may still be writing: it is tried for some seconds. */
export async function removeAbandoned(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

async function initialise(
  draft: string,
  passwordFile: string,
  { binaries, owner, durable }: Making,
): Promise<void> {
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const speed = durable ? [] : ['--no-sync'];
  try {
    await promisify(execFile)(
      join(binaries.native, 'bin/initdb'),
      ['-D', folderArgument(draft, owner), '--no-instructions', ...settings, ...access, ...speed],
      { ...owner, cwd: draft, env: PROGRAM_ENV },
    );
  } catch (error) {
    throw new StartupError(
      `PostgreSQL no ha podido crear su carpeta: ${errorMessage(error).split('\n').join(' ')}`,
    );
  }
}

/** A cluster of the next major version stands here once it is whole, and until it takes the place of the former one. */
export function readyFolder(folder: string): string {
  return `${clusterFolder(folder)}.listo`;
}

/** Puts an upgraded cluster in its place, also when the upgrade was killed just before it did so. */
export function finishUpgrade(folder: string): void {
  const ready = readyFolder(folder);
  if (!existsSync(clusterFolder(folder)) && existsSync(ready)) renameSync(ready, clusterFolder(folder));
}

/** The major version of PostgreSQL that made a cluster; `undefined` when there is none. */
export function madeByMajor(cluster: string): string | undefined {
  const path = join(cluster, 'PG_VERSION');
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

export function majorOf({ version }: Binaries): string {
  return version.split('.')[0] ?? '';
}

function refuseOtherVersion(cluster: string, binaries: Binaries): void {
  const made = madeByMajor(cluster) ?? '';
  const major = majorOf(binaries);
  if (made === major) return;
  const remedy = Number(made) < Number(major) ? ': npm run upgrade:postgres los pasa a este' : '';
  throw new StartupError(
    `Los datos de ${cluster} son de PostgreSQL ${made} y este Vatio trae ${binaries.version}${remedy}`,
  );
}
