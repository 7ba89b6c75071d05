import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Who wrote, and the `Idempotency-Key` that they gave to the call. */
export type CallKey = { readonly usuarioId: string; readonly clave: string };

/** The state of a call of which nobody knows how it ended. */
export const UNKNOWN = 500;

export type KeptAnswer = {
  /** The same key with another request is refused by this hash. */
  readonly huella: Buffer;
  /** `null` while the call is under way. */
  readonly estado: number | null;
  /** `null` for an answer without a body. */
  readonly cuerpo: string | null;
  /** Nobody has said for so long that it is being done, that the process which began it has ended. */
  readonly isAbandoned: boolean;
};

/** Whether the call is the first with this key in a day, and so the one to do the work. */
export async function beginCall(db: Db, { usuarioId, clave }: CallKey, huella: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into respuesta_guardada as r (usuario_id, clave, huella) values (${usuarioId}, ${clave}, ${huella})
    on conflict (usuario_id, clave) do update
      set huella = excluded.huella, estado = null, cuerpo = null, creada_en = now(), latida_en = now()
      where r.creada_en < now() - interval '24 hours'
    returning 1
  `.execute(db);
  return rows.length > 0;
}

export function findKeptAnswer(db: Db, { usuarioId, clave }: CallKey): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('respuestaGuardada')
    .select(['huella', 'estado', 'cuerpo'])
    .select(sql<boolean>`latida_en < now() - interval '15 seconds'`.as('isAbandoned'))
    .where('usuarioId', '=', usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirst();
}

/** Says that the call is being done. */
export async function beatCall(db: Db, { usuarioId, clave }: CallKey): Promise<void> {
  await sql`
    update respuesta_guardada set latida_en = now()
    where usuario_id = ${usuarioId} and clave = ${clave} and estado is null
  `.execute(db);
}

export async function keepAnswer(
  db: Db,
  { usuarioId, clave }: CallKey,
  answer: Pick<KeptAnswer, 'estado' | 'cuerpo'>,
): Promise<void> {
  await db
    .updateTable('respuestaGuardada')
    .set(answer)
    .where('usuarioId', '=', usuarioId)
    .where('clave', '=', clave)
    .execute();
}

/** Leaves the key free for another try. */
export async function forgetCall(db: Db, { usuarioId, clave }: CallKey): Promise<void> {
  await db
    .deleteFrom('respuestaGuardada')
    .where('usuarioId', '=', usuarioId)
    .where('clave', '=', clave)
    .execute();
}

/**
 * Erases the answers in which one of these words stands, in any case. What they answered is not done again: whoever asks for
 * it is told that nobody knows how it ended.
 */
export async function eraseAnswersThatSay(db: Db, words: readonly string[]): Promise<void> {
  await sql`
    update respuesta_guardada set estado = ${UNKNOWN}, cuerpo = null
    where exists (select from unnest(${words}::text[]) word where strpos(lower(cuerpo), lower(word)) > 0)
  `.execute(db);
}

export async function deletePastAnswers(db: Db): Promise<void> {
  await sql`delete from respuesta_guardada where creada_en < now() - interval '24 hours'`.execute(db);
}
