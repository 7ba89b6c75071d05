import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/start.ts';
import { testFolder } from './test-process.ts';

/** A second server that follows the first by streaming, from a copy of its files made while it works. */
export async function replicaOf(folder: string, url: string): Promise<EmbeddedPostgres> {
  const own = testFolder();
  const cluster = join(own, 'postgres');
  await withConnection(url, async (client) => {
    await client.query("SELECT pg_backup_start('copia', true)");
    // It keeps the owner, which is not the one of this process where that is root.
    execFileSync('cp', ['-a', join(folder, 'postgres'), cluster]);
    await client.query('SELECT pg_backup_stop()');
  });
  rmSync(join(cluster, 'postmaster.pid'));
  rmSync(join(cluster, 'postmaster.opts'), { force: true });
  copyFileSync(join(folder, 'postgres.clave'), join(own, 'postgres.clave'));
  const { hostname, port, username, password } = new URL(url);
  const primary = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(cluster, 'standby.signal'), '');
  writeFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  return startEmbeddedPostgres(own, { durable: false });
}
