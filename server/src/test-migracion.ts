import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { withConnection } from './platform/database.ts';
import { migrate } from './platform/migrations.ts';
import { PROJECT_FOLDER } from './platform/project.ts';
import { testDatabase } from './platform/test-database.ts';

const CARPETA = join(PROJECT_FOLDER, 'server/migrations');

/** Fills a database as it was before a migration, brings it to the present schema and hands it over. */
export async function trasMigrar(
  numero: string,
  filasDeAntes: string,
  look: (client: ClientBase) => Promise<void>,
): Promise<void> {
  const database = await testDatabase({ empty: true });
  const antes = mkdtempSync(join(tmpdir(), 'vatio-migracion-'));
  for (const nombre of readdirSync(CARPETA)) {
    if (nombre < numero) cpSync(join(CARPETA, nombre), join(antes, nombre));
  }
  try {
    await withConnection(database.url, async (client) => {
      await migrate(client, { folder: antes });
      await client.query(filasDeAntes);
      await migrate(client);
      await look(client);
    });
  } finally {
    rmSync(antes, { recursive: true });
    await database.drop();
  }
}
