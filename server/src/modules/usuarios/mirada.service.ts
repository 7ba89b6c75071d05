import type { ResponseOf, usuarios } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { endMiradas, insertMirada } from '../../platform/miradas.repository.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { userDataOf } from '../auth/auth.service.ts';
import { findUsuario } from '../auth/usuario.repository.ts';
import { tellMirada } from '../avisos/reparto.repository.ts';
import { requireUsuario } from './usuarios.service.ts';

/** Nobody goes on looking because they forgot to stop. */
const MINUTES = 60;

/**
 * Lets an administrator look at what a representative sees. Whoever is looked at is told by their bell, and the audit has both the
 * beginning and, where it is ended by hand, the end.
 */
export async function startMirada({
  db,
  viewer,
  sesionId,
  id,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly sesionId: string;
  readonly id: string;
}): Promise<ResponseOf<typeof usuarios.lookAs>> {
  return db.transaction().execute(async (trx) => {
    const { id: usuarioId } = await requireUsuario(trx, id);
    const usuario = await findUsuario(trx, usuarioId);
    if (!usuario) throw notFound();
    if (usuario.rol !== 'comercial' || usuario.estado !== 'activo') {
      throw problem({
        code: 'no-se-mira',
        status: 409,
        title: 'Solo se ve como la cuenta activa de un comercial',
      });
    }
    await endMiradas(trx, sesionId);
    const hasta = new Date(Date.now() + MINUTES * 60_000);
    const mirada = await insertMirada(trx, { sesionId, usuarioId, hasta });
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'usuario',
      entidadId: usuarioId,
      accion: 'ver-como',
    });
    await tellMirada(trx, { mirada, autorId: viewer.id });
    const { isNew: _, ...userData } = userDataOf(usuario);
    return { mirada, hasta: hasta.toISOString(), userData };
  });
}

export async function stopMirada(db: Db, viewer: Viewer, sesionId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endMiradas(trx, sesionId);
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'usuario',
      entidadId: viewer.id,
      accion: 'dejar-de-ver-como',
    });
  });
}
