import type { conexiones } from '@vatio/contract/endpoints';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import type {} from './tables.ts';

type IdDeConexion = conexiones.IdDeConexion;

export type FilaDeConexion = Selectable<Tables['conexion']>;

export function listConexiones(db: Db): Promise<FilaDeConexion[]> {
  return db.selectFrom('conexion').selectAll().execute();
}

export function findConexion(db: Db, id: IdDeConexion): Promise<FilaDeConexion | undefined> {
  return db.selectFrom('conexion').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function saveConexion(db: Db, row: Insertable<Tables['conexion']>): Promise<void> {
  const changed = { ...row, cambiadaEn: sql<string>`now()` };
  await db
    .insertInto('conexion')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

/** Also ends what waits for it. */
export async function deleteConexion(db: Db, id: IdDeConexion): Promise<void> {
  await db.deleteFrom('conexion').where('id', '=', id).execute();
  await db
    .updateTable('consultaDeDatos')
    .set({ estado: 'fallida', motivo: 'La conexión se ha quitado', terminadaEn: sql`now()` })
    .where('conexion', '=', id)
    .where('estado', 'in', ['en-cola', 'preguntando'])
    .execute();
}

/** The calls that a connection has made today, by the day of Spain. */
export async function countLlamadas(db: Db, id: IdDeConexion): Promise<number> {
  const { hechas } = await db
    .selectFrom('llamadaDeConexion')
    .select(({ fn }) => fn.countAll<number>().as('hechas'))
    .where('conexion', '=', id)
    .where('hechaEn', '>=', sql<string>`date_trunc('day', now(), 'Europe/Madrid')`)
    .executeTakeFirstOrThrow();
  return hechas;
}

type Llamada = {
  readonly conexion: IdDeConexion;
  readonly clave: Buffer;
  readonly permisoId: string | null;
};

/** What was answered to the same question in the last day; its body is absent where it was no answer. */
export function findLlamada(db: Db, { conexion, clave }: Omit<Llamada, 'permisoId'>) {
  return db
    .selectFrom('llamadaDeConexion')
    .select(['status', 'cuerpo', 'hechaEn'])
    .where('conexion', '=', conexion)
    .where('clave', '=', clave)
    .where('hechaEn', '>', sql<string>`now() - interval '24 hours'`)
    .where('status', 'is not', null)
    .orderBy('hechaEn', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Counts a call before it is made, unless `max` were made today. Others of the same connection wait for it, so that no two
 * take the last one. Answers its identifier.
 */
export async function reserveLlamada(db: Db, llamada: Llamada, max: number): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('conexion').select('id').where('id', '=', llamada.conexion).forUpdate().execute();
    if ((await countLlamadas(trx, llamada.conexion)) >= max) return undefined;
    const values = { ...llamada, status: null, cuerpo: null };
    const { id } = await trx
      .insertInto('llamadaDeConexion')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

export async function recordLlamada(
  db: Db,
  id: string,
  answer: { readonly status: number; readonly cuerpo: Buffer | null },
): Promise<void> {
  await db.updateTable('llamadaDeConexion').set(answer).where('id', '=', id).execute();
}

/** The answers of more than a day ago are of no more use, and their count neither. */
export async function deletePastLlamadas(db: Db): Promise<void> {
  await db
    .updateTable('llamadaDeConexion')
    .set({ cuerpo: null })
    .where('cuerpo', 'is not', null)
    .where('hechaEn', '<', sql<string>`now() - interval '24 hours'`)
    .execute();
  await db
    .deleteFrom('llamadaDeConexion')
    .where('hechaEn', '<', sql<string>`now() - interval '7 days'`)
    .execute();
}
