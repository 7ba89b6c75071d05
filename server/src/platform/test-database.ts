import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { withConnection } from './database.ts';

/** The address of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** A database for one test file, cloned from the migrated template or empty. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `vatio_prueba_${randomBytes(6).toString('hex')}`;
  const template = empty ? 'template0' : inject('template');
  await withConnection(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: databaseAt(server, name),
    drop: async () => {
      await withConnection(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
