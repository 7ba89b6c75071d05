import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readKept } from './data-folder.ts';
import { errorCode, StartupError } from './errors.ts';
import { processStart } from './live-process.ts';

/**
 * Locks the data folder for this process until the returned function is called; the lock of a dead process is
 * replaced.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}/vatio.lock`;
  const mine = `${process.pid} ${processStart(process.pid)}`;
  while (!claim(path, mine)) {
    const holder = readKept(path);
    if (holder === undefined) continue;
    const [pid, start] = holder.split(' ');
    if (start !== undefined && processStart(Number(pid)) === start) {
      throw new StartupError(`Vatio ya está en marcha con la carpeta de datos ${folder} (proceso ${pid})`);
    }
    removeStale(path, holder);
  }
  return () => {
    if (readKept(path) === mine) rmSync(path, { force: true });
  };
}

/** A hard link appears with its content and only where nothing stood, so that of two processes one gets it. */
function claim(path: string, mine: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the dead process's lock, and puts it back if another process has just replaced it with its own. */
function removeStale(path: string, holder: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readKept(aside) !== holder) linkSync(aside, path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
