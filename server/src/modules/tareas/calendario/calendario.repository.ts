import type { tareas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { tareaPropia } from '../../cartera/tarea-visible.repository.ts';
import { TAREAS } from '../listado.repository.ts';

/** A task with the instant at which it begins; null when it has no time. */
export type TareaDeCalendario = tareas.Tarea & { readonly empiezaEn: string | null };

/** More than these are no agenda that anybody reads. */
const MAX_TAREAS = 1_000;

/** The viewer's own pending tasks, the late ones too. */
export async function listOwnPending(db: Db, viewer: Viewer): Promise<TareaDeCalendario[]> {
  const own = sql<boolean>`t.borrado_en is null and t.hecha_en is null and ${tareaPropia(viewer)}`;
  const { rows } = await sql<TareaDeCalendario>`
    select f.*, (f.fecha + f.hora::time) at time zone 'Europe/Madrid' as empieza_en
    from (${TAREAS.select(viewer, own)}) f order by f.fecha, f.hora nulls first, f.id limit ${MAX_TAREAS}
  `.execute(db);
  return rows;
}

export async function findEnlace(
  db: Db,
  usuarioId: string,
): Promise<{ readonly creadoEn: string; readonly leidoEn: string | null } | undefined> {
  return db
    .selectFrom('enlaceDeAgenda')
    .select(['creadoEn', 'leidoEn'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
}

/** Puts a link in the place of the one that there was, if any. */
export async function writeEnlace(db: Db, usuarioId: string, hash: Buffer): Promise<void> {
  const link = { hash, creadoEn: sql<string>`now()`, leidoEn: null };
  await db
    .insertInto('enlaceDeAgenda')
    .values({ usuarioId, ...link })
    .onConflict((conflict) => conflict.column('usuarioId').doUpdateSet(link))
    .execute();
}

/** False when there was none. */
export async function deleteEnlace(db: Db, usuarioId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('enlaceDeAgenda')
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whose agenda the link opens, if the account may still sign in, and writes down that it was read. */
export async function readByHash(
  db: Db,
  hash: Buffer,
): Promise<{ readonly viewer: Viewer; readonly nombre: string } | undefined> {
  const found = await db
    .selectFrom('enlaceDeAgenda')
    .innerJoin('usuario', 'usuario.id', 'enlaceDeAgenda.usuarioId')
    .select(['usuario.id', 'usuario.rol', 'usuario.nombre'])
    .where('enlaceDeAgenda.hash', '=', hash)
    .where('usuario.estado', '=', 'activo')
    .where('usuario.rol', '<>', 'cliente')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  await db
    .updateTable('enlaceDeAgenda')
    .set({ leidoEn: sql<string>`now()` })
    .where('hash', '=', hash)
    .where(sql<boolean>`coalesce(leido_en < now() - interval '1 hour', true)`)
    .execute();
  const { id, rol: role, nombre } = found;
  return { viewer: { id, role }, nombre };
}
