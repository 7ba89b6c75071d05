import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { SegundoPasoTable } from '../tables.ts';

export type SegundoPaso = Selectable<SegundoPasoTable>;

export function findSegundoPaso(db: Db, usuarioId: string): Promise<SegundoPaso | undefined> {
  return db.selectFrom('segundoPaso').selectAll().where('usuarioId', '=', usuarioId).executeTakeFirst();
}

export async function hasSegundoPaso(db: Db, usuarioId: string): Promise<boolean> {
  return (await findSegundoPaso(db, usuarioId))?.secreto != null;
}

/** Keeps a secret that waits for its first code, beside the one in force if there is one. */
export async function savePendiente(
  db: Db,
  { usuarioId, pendiente, sal }: Pick<SegundoPaso, 'usuarioId' | 'sal'> & { readonly pendiente: Buffer },
): Promise<void> {
  await db
    .insertInto('segundoPaso')
    .values({ usuarioId, pendiente, sal })
    .onConflict((conflict) => conflict.column('usuarioId').doUpdateSet({ pendiente }))
    .execute();
}

/** Puts the waiting secret in force; false when another call did so first. */
export async function activatePendiente(
  db: Db,
  {
    usuarioId,
    pendiente,
    paso,
  }: { readonly usuarioId: string; readonly pendiente: Buffer; readonly paso: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('segundoPaso')
    .set({ secreto: pendiente, pendiente: null, ultimoPaso: paso, activadoEn: sql<string>`now()` })
    .where('usuarioId', '=', usuarioId)
    .where('pendiente', '=', pendiente)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a step of time; false when a code of it, or of a later one, was used before. */
export async function useStep(db: Db, usuarioId: string, paso: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('segundoPaso')
    .set({ ultimoPaso: paso })
    .where('usuarioId', '=', usuarioId)
    .where(sql<boolean>`ultimo_paso < ${paso}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a recovery code; false when there is none like it, or it was used before. */
export async function useRecoveryCode(db: Db, usuarioId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codigoRecuperacion')
    .set({ usadoEn: sql<string>`now()` })
    .where('usuarioId', '=', usuarioId)
    .where('hash', '=', hash)
    .where('usadoEn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(
  db: Db,
  usuarioId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('codigoRecuperacion').where('usuarioId', '=', usuarioId).execute();
  await db
    .insertInto('codigoRecuperacion')
    .values(hashes.map((hash) => ({ usuarioId, hash })))
    .execute();
}

export async function countRecoveryCodes(db: Db, usuarioId: string): Promise<number> {
  const { count } = await db
    .selectFrom('codigoRecuperacion')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('usuarioId', '=', usuarioId)
    .where('usadoEn', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes the second step away with its codes; false when the account had none in force. */
export async function deleteSegundoPaso(db: Db, usuarioId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('segundoPaso')
    .where('usuarioId', '=', usuarioId)
    .returning('secreto')
    .executeTakeFirst();
  return deleted?.secreto != null;
}

/** Whether the house asks administrators for a second step. */
export async function requiresSegundoPaso(db: Db): Promise<boolean> {
  const { segundoPasoAdministradores } = await db
    .selectFrom('accesoDeLaCasa')
    .select('segundoPasoAdministradores')
    .executeTakeFirstOrThrow();
  return segundoPasoAdministradores;
}

/** The active administrators, and how many of them have a second step. */
export async function countAdministrators(
  db: Db,
): Promise<{ readonly administradores: number; readonly conSegundoPaso: number }> {
  return db
    .selectFrom('usuario')
    .leftJoin('segundoPaso', 'segundoPaso.usuarioId', 'usuario.id')
    .select([
      sql<number>`count(*)::int`.as('administradores'),
      sql<number>`count(segundo_paso.secreto)::int`.as('conSegundoPaso'),
    ])
    .where('rol', '=', 'admin')
    .where('estado', '=', 'activo')
    .executeTakeFirstOrThrow();
}

export async function updateAccesoDeLaCasa(db: Db, segundoPasoAdministradores: boolean): Promise<void> {
  await db.updateTable('accesoDeLaCasa').set({ segundoPasoAdministradores }).execute();
}
