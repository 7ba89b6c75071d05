import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandDatabaseUrl } from './command-database.ts';
import { backupFolder, keptSecretOf } from './platform/backup/backup-settings.ts';
import { checkBackup } from './platform/backup/check-backup.ts';
import { backupPath } from './platform/backup/kept-backups.ts';
import { contentsOf } from './platform/backup/manifest.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import type { Cleanup } from './platform/cleanup.ts';
import { loadConfig } from './platform/config.ts';
import { StartupError } from './platform/errors.ts';

const USAGE = 'Uso: npm run backup [-- --to <carpeta>] [--check]';

/** `npm run backup`: a backup while Vatio works, or of a Vatio that is stopped; `--check` restores it to try it. */
export async function backUp(args: string[], cleanup: Cleanup): Promise<string> {
  const { to, check } = readArguments(args);
  const config = loadConfig();
  const url = await commandDatabaseUrl(config, cleanup);
  const path = backupPath(to === undefined ? backupFolder(config) : resolve(to));
  const { tables } = await writeBackup({ url, path, secret: keptSecretOf(config) });
  if (check) await checkBackup(url, path);
  const megabytes = (statSync(path).size / 1024 ** 2).toLocaleString('es-ES', { maximumFractionDigits: 1 });
  const checked = check ? '; restaurada para comprobarla, y está bien' : '';
  const apart = config.s3
    ? `\nLos ficheros del almacén S3 ${config.s3.bucket} no van en ella: cópialo aparte`
    : '';
  return `Copia en ${path}: ${contentsOf(tables)}, ${megabytes} MB${checked}${apart}`;
}

function readArguments(args: string[]): { to?: string | undefined; check: boolean } {
  try {
    const options = { to: { type: 'string' }, check: { type: 'boolean', default: false } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new StartupError(USAGE);
  }
}
