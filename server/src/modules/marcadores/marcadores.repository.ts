import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type {} from './tables.ts';

export async function findMarcadores(db: Db, { id }: Viewer): Promise<string[]> {
  const fila = await db
    .selectFrom('marcador')
    .select('pantallas')
    .where('usuarioId', '=', id)
    .executeTakeFirst();
  return fila?.pantallas ?? [];
}

export async function saveMarcadores(db: Db, { id }: Viewer, pantallas: string[]): Promise<void> {
  await db
    .insertInto('marcador')
    .values({ usuarioId: id, pantallas })
    .onConflict((conflict) => conflict.column('usuarioId').doUpdateSet({ pantallas }))
    .execute();
}
