import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The names as they were first written, whatever their accents and capitals here; those that are new are kept. */
export async function nameEtiquetas(db: Db, nombres: readonly string[]): Promise<string[]> {
  if (nombres.length === 0) return [];
  await sql`
    insert into etiqueta (nombre) select unnest(${nombres}::text[]) on conflict do nothing
  `.execute(db);
  return findNamed(db, nombres);
}

/** Returns those of the names that exist. */
export async function findNamed(db: Db, nombres: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select nombre from etiqueta
    where plegada = any(array(select plegar(escrita) from unnest(${nombres}::text[]) as escrita))
  `.execute(db);
  return rows.map(({ nombre }) => nombre);
}
