import type { areasDePlantilla } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';

/** The areas of the template that the house hides. */
export async function findHiddenAreas(db: Db): Promise<areasDePlantilla.Area[]> {
  const { areasOcultas } = await db.selectFrom('plantilla').select('areasOcultas').executeTakeFirstOrThrow();
  return areasOcultas;
}

/** Locks the row until the transaction ends. */
export async function lockHiddenAreas(db: Db): Promise<areasDePlantilla.Area[]> {
  const { areasOcultas } = await db
    .selectFrom('plantilla')
    .select('areasOcultas')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return areasOcultas;
}

export async function updateHiddenAreas(db: Db, areasOcultas: areasDePlantilla.Area[]): Promise<void> {
  await db.updateTable('plantilla').set({ areasOcultas }).execute();
}
