import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import type {} from './tables.ts';

export type PaperToErase = Selectable<Tables['papelDeFirmaPorBorrar']>;

/** Takes the paper that has been due for longest, for two minutes, so that no other process asks for it meanwhile. */
export async function takePaperToErase(db: Db): Promise<PaperToErase | undefined> {
  return db
    .updateTable('papelDeFirmaPorBorrar')
    .set((eb) => ({
      intentos: eb('intentos', '+', 1),
      siguienteEn: sql<string>`now() + interval '2 minutes'`,
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('papelDeFirmaPorBorrar')
        .select('id')
        .where('siguienteEn', '<=', sql<string>`now()`)
        .orderBy('siguienteEn')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** False when another process has ended it already. */
export async function endErasure(db: Db, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('papelDeFirmaPorBorrar')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function postponeErasure(
  db: Db,
  id: string,
  { problema, minutes }: { readonly problema: string; readonly minutes: number },
): Promise<void> {
  await db
    .updateTable('papelDeFirmaPorBorrar')
    .set({ problema, siguienteEn: sql<string>`now() + make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .execute();
}
