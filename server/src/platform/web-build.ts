import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { errorMessage, StartupError } from './errors.ts';
import { replaceFolder } from './files/replace-folder.ts';
import { PROJECT_FOLDER } from './project.ts';

const WEB_FOLDER = join(PROJECT_FOLDER, 'web');
/** A change in any of these makes the built web old. */
const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/build',
  'domain/src',
  'contract/src',
  'package-lock.json',
];

type Web = {
  readonly folder: string;
  /** Builds it; absent when it is built already. */
  readonly build?: (signal: AbortSignal) => Promise<void>;
};

/**
 * The folder of the web, and how to build it if it is missing or older than its sources. Where the bundler was left out
 * (`npm ci --omit=dev`), or its sources were, as in a released package, the web must have been built before, and is taken as it
 * is. Nothing where there is neither.
 */
export function findWeb(): Web | undefined {
  const folder = join(WEB_FOLDER, 'dist');
  const built = newest(join(folder, 'index.html'));
  if (!existsSync(join(WEB_FOLDER, 'index.html'))) return built > 0 ? { folder } : undefined;
  if (built >= Math.max(...SOURCES.map((source) => newest(join(PROJECT_FOLDER, source))))) return { folder };
  const vite = findVite();
  if (vite !== undefined) return { folder, build: (signal) => build(vite, folder, signal) };
  if (built > 0) return { folder };
  throw new StartupError(
    'Falta la web: constrúyela antes con «npm ci && npm run build», o da su carpeta en VATIO_WEB',
  );
}

async function build(vite: string, folder: string, signal: AbortSignal): Promise<void> {
  try {
    await replaceFolder(folder, (outDir) => runVite(vite, outDir, signal));
  } catch (error) {
    const message = stripVTControlCharacters(errorMessage(error));
    const reason =
      message.match(/error during build:\s*(?:Build failed .*\s*)?(.+)/)?.[1] ?? message.split('\n')[0];
    throw new StartupError(`No se ha podido construir la web con «vite build»: ${reason}`);
  }
}

/** The time when the file, or the newest file of the folder, was written; 0 where there is nothing. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function findVite(): string | undefined {
  try {
    const manifest = createRequire(join(WEB_FOLDER, 'package.json')).resolve('vite/package.json');
    return join(dirname(manifest), 'bin/vite.js');
  } catch {
    return undefined;
  }
}

/**
 * The bundler runs in a process of its own, so that its memory is freed at its end and the database starts
 * meanwhile.
 */
async function runVite(vite: string, outDir: string, signal: AbortSignal): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = ['build', '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: WEB_FOLDER, env, signal });
}
