import type { auth } from '@vatio/contract/endpoints';
import type { Db } from './database.ts';

export type LiveSession = {
  readonly usuarioId: string;
  readonly role: auth.Role;
  readonly version: number;
};

/** A live session has not ended, and its account may sign in. */
export function findLiveSession(db: Db, sesionId: string): Promise<LiveSession | undefined> {
  return db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuarioId')
    .select(['usuario.id as usuarioId', 'usuario.rol as role', 'usuario.versionAcceso as version'])
    .where('sesion.id', '=', sesionId)
    .where('sesion.terminadaEn', 'is', null)
    .where('usuario.estado', '=', 'activo')
    .executeTakeFirst();
}
