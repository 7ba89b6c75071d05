import { randomBytes } from 'node:crypto';
import { withConnection } from '../database.ts';
import { createDatabase, dropDatabase } from './backup.repository.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into a scratch database of the same server, which is dropped afterwards; rejects when that fails. The
 * account of `url` must be allowed to create databases.
 */
export async function checkBackup(url: string, path: string): Promise<void> {
  const scratch = `vatio_comprobacion_${randomBytes(6).toString('hex')}`;
  await withConnection(url, (client) => createDatabase(client, scratch));
  try {
    const address = new URL(url);
    address.pathname = scratch;
    await restoreBackup({ url: address.href, path, replace: false });
  } finally {
    await withConnection(url, (client) => dropDatabase(client, scratch));
  }
}
