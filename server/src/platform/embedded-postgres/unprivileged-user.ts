import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage, StartupError } from '../errors.ts';
import type { Binaries } from './binaries.ts';

/** PostgreSQL refuses to run as root, so it runs with the rights of this user. */
export type Owner = { readonly uid: number; readonly gid: number };

/**
 * `undefined` when we are not root: PostgreSQL then runs as ourselves. For root it is whoever owns the
 * cluster already, else the system user `vatio`, made on first need; `postgres` and `nobody` stand in where
 * no user can be made.
 */
export function unprivilegedOwner(cluster: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const found = systemUser('vatio') ?? madeUser('vatio') ?? systemUser('postgres') ?? systemUser('nobody');
  if (found !== undefined) return found;
  throw new StartupError('PostgreSQL no arranca como root y no hay otro usuario en la máquina: crea uno');
}

function systemUser(name: string): Owner | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function madeUser(name: string): Owner | undefined {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    name,
  ]);
  return systemUser(name);
}

/** Root copies PostgreSQL here when others cannot enter the checkout, as any under /root. */
const SHARED_FOLDER = '/usr/local/lib/vatio';

/** The programs where the unprivileged user can run them: in place, or else in a copy that everyone may read. */
export function runnableBinaries(binaries: Binaries, owner: Owner | undefined): Binaries {
  if (owner === undefined || runs(binaries.native, owner)) return binaries;
  const copy = join(SHARED_FOLDER, `postgresql-${binaries.version}`);
  try {
    if (!existsSync(copy)) {
      const draft = `${copy}.${process.pid}`;
      cpSync(binaries.native, draft, { recursive: true, verbatimSymlinks: true });
      openToAll(SHARED_FOLDER);
      openTreeToAll(draft);
      renameSync(draft, copy);
    }
  } catch (error) {
    throw new StartupError(`No se puede copiar PostgreSQL en ${copy}: ${errorMessage(error)}`);
  }
  if (runs(copy, owner)) return { ...binaries, native: copy };
  rmSync(copy, { recursive: true, force: true });
  throw new StartupError(`PostgreSQL no se puede ejecutar sin ser root: arranca Vatio con otro usuario`);
}

function runs(native: string, { uid, gid }: Owner): boolean {
  return spawnSync(join(native, 'bin/postgres'), ['--version'], { uid, gid, cwd: '/' }).status === 0;
}

function openTreeToAll(folder: string): void {
  openToAll(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) openToAll(join(entry.parentPath, entry.name));
  }
}

function openToAll(path: string): void {
  const { mode } = statSync(path);
  chmodSync(path, mode | (mode & 0o100 ? 0o555 : 0o444));
}
