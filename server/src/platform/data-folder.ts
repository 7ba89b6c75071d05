import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, errorMessage, StartupError } from './errors.ts';

/** Makes sure that the folder exists, that only its owner can enter it, and that it can be written to. */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    chmodSync(folder, 0o700);
    const probe = `${folder}/.prueba-${process.pid}`;
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartupError(`No se puede escribir en la carpeta de datos ${folder}: ${errorMessage(error)}`);
  }
}

/** Not `mkdir` with `recursive`: Node 20 never returns from it where the system refuses, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** The content of the file; `undefined` when there is no such file. */
export function readKept(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Replaces the file in one step, mode 0600; root leaves it to the folder's owner, who may start next time.
 */
export function keep(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600 });
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dirname(path));
    chownSync(draft, uid, gid);
  }
  renameSync(draft, path);
}

/** The secret kept in a file, made on first use. */
export function keptSecret(path: string, make: () => string): string {
  const kept = readKept(path);
  if (kept) return kept;
  const made = make();
  keep(path, made);
  return made;
}
