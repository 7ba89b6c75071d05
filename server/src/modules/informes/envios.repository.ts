import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type {} from './tables.ts';

export async function listEnvios(db: Db, viewer: Viewer): Promise<string[]> {
  const rows = await db
    .selectFrom('informeSemanal')
    .select('vistaId')
    .where('usuarioId', '=', viewer.id)
    .orderBy('vistaId')
    .execute();
  return rows.map(({ vistaId }) => vistaId);
}

export async function insertEnvio(
  db: Db,
  viewer: Viewer,
  { vistaId, semana }: { readonly vistaId: string; readonly semana: string },
): Promise<void> {
  await db
    .insertInto('informeSemanal')
    .values({ usuarioId: viewer.id, vistaId, semana })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteEnvio(db: Db, viewer: Viewer, vistaId: string): Promise<void> {
  await db
    .deleteFrom('informeSemanal')
    .where('usuarioId', '=', viewer.id)
    .where('vistaId', '=', vistaId)
    .execute();
}

export type Envio = {
  readonly vistaId: string;
  readonly id: string;
  readonly role: Viewer['role'];
  readonly nombre: string;
  readonly email: string;
};

/** Takes a report that is due for the week of that Monday, and marks it, so that nobody else writes its mail. */
export async function takeEnvio(trx: Db, lunes: string): Promise<Envio | undefined> {
  const { rows } = await sql<Envio>`
    update informe_semanal i set semana = ${lunes}::date from (
      select r.usuario_id, r.vista_id, u.rol as role, u.nombre, u.email
      from informe_semanal r join usuario u on u.id = r.usuario_id join vista v on v.id = r.vista_id
      where u.estado = 'activo' and u.rol <> 'cliente' and v.borrado_en is null
        and coalesce(r.semana < ${lunes}::date, true)
      order by r.usuario_id, r.vista_id limit 1 for update of r skip locked
    ) t where i.usuario_id = t.usuario_id and i.vista_id = t.vista_id
    returning t.vista_id, t.usuario_id as id, t.role, t.nombre, t.email
  `.execute(trx);
  return rows[0];
}
