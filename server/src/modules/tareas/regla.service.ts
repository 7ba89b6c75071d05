import type { reglasDeTareas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { findRegla, lockRegla, updateRegla } from './fin-de-contrato.repository.ts';

/** Changes the rule that writes tasks down, for the rounds to come: the tasks that it has written stay. */
export async function changeRegla(
  db: Db,
  { id: usuarioId }: Viewer,
  regla: reglasDeTareas.Regla,
): Promise<reglasDeTareas.Regla> {
  return db.transaction().execute(async (trx) => {
    const antes = await lockRegla(trx);
    await updateRegla(trx, regla);
    const entry = { usuarioId, entidad: 'usuario', entidadId: usuarioId } as const;
    await auditChange(trx, { ...entry, accion: 'cambiar-regla-de-tareas', antes, cambios: regla });
    return findRegla(trx);
  });
}
