import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { withConnection } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import { migrate } from './migrations.ts';
import { databaseAt } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of this test run. */
    postgresUrl: string;
    /** The migrated database that every test file clones. */
    template: string;
  }
}

/** Before all tests: a throw-away server, or the one of DATABASE_URL, with one migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  const template = `vatio_plantilla_${process.pid}`;
  await withConnection(server.url, (client) => client.query(`CREATE DATABASE ${template}`));
  await withConnection(databaseAt(server.url, template), (client) => migrate(client));
  project.provide('postgresUrl', server.url);
  project.provide('template', template);
  return async () => {
    await withConnection(server.url, (client) => client.query(`DROP DATABASE ${template}`));
    await server.stop();
  };
}

async function testServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'vatio-prueba-'));
  const { url, stop } = await startEmbeddedPostgres(folder, { durable: false });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
