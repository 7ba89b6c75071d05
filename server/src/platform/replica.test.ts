import { afterAll, expect, test } from 'vitest';
import { withConnection } from './database.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();
afterAll(database.drop);

/** Rows that never pass to another owner, or that only their own account reads and no list shows to anybody else. */
const NEVER_MOVED = [
  'cliente.comercial_previo_id',
  'cliente.fusionado_en_id',
  'papel_de_firma_por_borrar.cliente_id',
];

test('every column that gives a row to a client or a representative tells when it changes', async () => {
  const { rows } = await withConnection(database.url, (client) =>
    client.query<{ name: string }>(`
      SELECT a.attrelid::regclass || '.' || a.attname AS name
      FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
      WHERE k.contype = 'f' AND k.confrelid IN ('cliente'::regclass, 'comercial'::regclass) AND NOT EXISTS (
        SELECT FROM pg_trigger t WHERE t.tgrelid = a.attrelid AND t.tgname = 'avisar_visibilidad'
          AND pg_get_triggerdef(t.oid) LIKE '%new.' || a.attname || '%')
      ORDER BY 1`),
  );
  expect(rows.map(({ name }) => name)).toEqual(NEVER_MOVED);
});
