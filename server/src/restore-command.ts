import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandDatabaseUrl } from './command-database.ts';
import { contentsOf } from './platform/backup/manifest.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import type { Cleanup } from './platform/cleanup.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { keep } from './platform/data-folder.ts';
import { openDatabase } from './platform/database.ts';
import { examineStore } from './platform/doctor/examine-store.ts';
import { StartupError } from './platform/errors.ts';

const USAGE = 'Uso: npm run restore -- <fichero> [--replace]';

/** `npm run restore -- <fichero>`: fills an empty database from a backup; `--replace` first takes away what it holds. */
export async function restore(args: string[], cleanup: Cleanup): Promise<string> {
  const { path, replace } = readArguments(args);
  const config = loadConfig();
  const url = await commandDatabaseUrl(config, cleanup);
  const { createdAt, tables, secret } = await restoreBackup({ url, path: resolve(path), replace });
  if (secret !== undefined && config.secret === undefined) keep(join(config.dataFolder, 'secreto'), secret);
  const lacks = await missingFiles(url, config);
  return [`Restaurada la copia del ${createdAt}: ${contentsOf(tables)}`, ...lacks].join('\n');
}

/** What the bucket lacks of the files that the backup names. */
async function missingFiles(url: string, { s3 }: Config): Promise<string[]> {
  const db = openDatabase(url);
  try {
    const findings = await examineStore(db, s3);
    return findings.filter(({ verdict }) => verdict === 'fallo').map(({ of, text }) => `${of}: ${text}`);
  } finally {
    await db.destroy();
  }
}

function readArguments(args: string[]): { path: string; replace: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [path, ...rest] = positionals;
    if (path === undefined || rest.length > 0) throw new StartupError(USAGE);
    return { path, replace: values.replace };
  } catch {
    throw new StartupError(USAGE);
  }
}
