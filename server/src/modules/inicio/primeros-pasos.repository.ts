import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';

/** Whether somebody else of the house has an account, whatever its state. */
export async function hasColleague(db: Db, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from usuario where rol <> 'cliente' and id <> ${viewer.id}) as hay
  `.execute(db);
  return rows[0]!.hay;
}

export async function hasRegla(db: Db): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from regla_comision where borrado_en is null) as hay
  `.execute(db);
  return rows[0]!.hay;
}
