import type { auth } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from './database.ts';

export type LiveSession = {
  readonly usuarioId: string;
  readonly role: auth.Role;
  readonly version: number;
  /** The house asks this account for a second step that neither it has nor the session was opened with. */
  readonly lacksSecondStep: boolean;
};

/** Whether the house asks the account `usuario` for a second step that it does not have. */
export const LACKS_SECOND_STEP = sql<boolean>`usuario.rol = 'admin'
  and exists (select from acceso_de_la_casa where segundo_paso_administradores)
  and not exists (
    select from segundo_paso p where p.usuario_id = usuario.id and p.secreto is not null
  )`;

/** A live session has not ended, and its account may sign in. */
export function findLiveSession(db: Db, sesionId: string): Promise<LiveSession | undefined> {
  return db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuarioId')
    .select(['usuario.id as usuarioId', 'usuario.rol as role', 'usuario.versionAcceso as version'])
    .select(sql<boolean>`not sesion.con_dos_factores and ${LACKS_SECOND_STEP}`.as('lacksSecondStep'))
    .where('sesion.id', '=', sesionId)
    .where('sesion.terminadaEn', 'is', null)
    .where('usuario.estado', '=', 'activo')
    .executeTakeFirst();
}
