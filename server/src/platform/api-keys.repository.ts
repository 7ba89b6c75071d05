import type { auth } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { LACKS_SECOND_STEP } from './live-sessions.repository.ts';

export type ApiKey = {
  readonly id: string;
  readonly usuarioId: string;
  readonly role: auth.Role;
  readonly ambitos: readonly string[];
  /** The house asks the account of the key for a second step that it does not have yet. */
  readonly lacksSecondStep: boolean;
  /** Its use has not been written down in the last minute. */
  readonly isUseToNote: boolean;
};

/** A key that may be used now: neither expired nor revoked, and of an account that may enter. */
export function findApiKey(db: Db, hash: Buffer): Promise<ApiKey | undefined> {
  return db
    .selectFrom('claveApi')
    .innerJoin('usuario', 'usuario.id', 'claveApi.usuarioId')
    .select(['claveApi.id', 'usuario.id as usuarioId', 'usuario.rol as role', 'claveApi.ambitos'])
    .select(LACKS_SECOND_STEP.as('lacksSecondStep'))
    .select(
      sql<boolean>`clave_api.usada_en is null or clave_api.usada_en < now() - interval '1 minute'`.as(
        'isUseToNote',
      ),
    )
    .where('claveApi.hash', '=', hash)
    .where('claveApi.revocadaEn', 'is', null)
    .where('claveApi.caducaEn', '>', sql<string>`now()`)
    .where('usuario.estado', '=', 'activo')
    .executeTakeFirst();
}

/** Of many calls at once only the first writes, because the condition is asked again of the row that it wrote. */
export async function noteUse(db: Db, id: string): Promise<void> {
  await sql`
    update clave_api set usada_en = now()
    where id = ${id} and (usada_en is null or usada_en < now() - interval '1 minute')
  `.execute(db);
}

/** Those of an account that may have been in the hands of somebody else, and those that it made for others. */
export async function revokeApiKeysOf(db: Db, usuarioId: string): Promise<void> {
  await db
    .updateTable('claveApi')
    .set({ revocadaEn: sql<string>`now()` })
    .where((where) => where.or([where('usuarioId', '=', usuarioId), where('creadaPor', '=', usuarioId)]))
    .where('revocadaEn', 'is', null)
    .execute();
}
