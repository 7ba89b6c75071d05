import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type FilaSesion = {
  readonly id: string;
  readonly direccion: string | null;
  readonly agente: string | null;
  readonly creadaEn: string;
  readonly usadaEn: string;
};

/** The sessions of an account that can still be renewed, the one used last first. */
export function listSesiones(db: Db, usuarioId: string): Promise<FilaSesion[]> {
  return db
    .selectFrom('sesion')
    .select(['id', 'direccion', 'agente', 'creadaEn', 'usadaEn'])
    .where('usuarioId', '=', usuarioId)
    .where('terminadaEn', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('testigoRefresco')
          .select('hash')
          .whereRef('testigoRefresco.sesionId', '=', 'sesion.id')
          .where('caducaEn', '>', sql<string>`now()`),
      ),
    )
    .orderBy('usadaEn', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of an account; false when it is not one of its open ones. */
export async function endOwnSesion(db: Db, usuarioId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sesion')
    .set({ terminadaEn: sql<string>`now()` })
    .where(sql<boolean>`id::text = ${id}`)
    .where('usuarioId', '=', usuarioId)
    .where('terminadaEn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
