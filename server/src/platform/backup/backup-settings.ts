import { join } from 'node:path';
import type { Config } from '../config.ts';
import { readKept } from '../data-folder.ts';

/** The folder of the backups, unless a command names another. */
export function backupFolder({ backup, dataFolder }: Config): string {
  return backup?.folder ?? join(dataFolder, 'copias');
}

/** The secret of the data folder; undefined when a setting has it, and then it has to be kept beside the backup. */
export function keptSecretOf({ secret, dataFolder }: Config): string | undefined {
  return secret === undefined ? readKept(join(dataFolder, 'secreto')) : undefined;
}
