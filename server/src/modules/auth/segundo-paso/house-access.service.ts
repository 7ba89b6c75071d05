import type { accesoDeLaCasa, BodyOf, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { countAdministrators, requiresSegundoPaso, updateAccesoDeLaCasa } from './segundo-paso.repository.ts';

/** The house may ask a second step of those who sign in. */
export async function readAccesoDeLaCasa(db: Db): Promise<ResponseOf<typeof accesoDeLaCasa.get>> {
  return { segundoPasoAdministradores: await requiresSegundoPaso(db), ...(await countAdministrators(db)) };
}

/** A trigger tells every process, so that it counts for the sessions that are open. */
export async function writeAccesoDeLaCasa(
  db: Db,
  { id: usuarioId }: Viewer,
  { segundoPasoAdministradores: required }: BodyOf<typeof accesoDeLaCasa.update>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await requiresSegundoPaso(trx)) === required) return;
    await updateAccesoDeLaCasa(trx, required);
    const accion = required ? 'exigir-segundo-paso' : 'dejar-de-exigir-segundo-paso';
    await insertAuditoria(trx, { usuarioId, entidad: 'usuario', entidadId: usuarioId, accion });
  });
}
