import type { Db } from '../../platform/database.ts';

/** Those who may sign in, by name: whoever waits for them asks one of these. */
export async function namesOfAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('usuario')
    .select('nombre')
    .where('rol', '=', 'admin')
    .where('estado', '=', 'activo')
    .orderBy('nombre')
    .execute();
  return rows.map(({ nombre }) => nombre);
}
