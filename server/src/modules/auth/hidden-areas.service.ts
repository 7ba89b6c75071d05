import { areasDePlantilla } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { lockHiddenAreas, updateHiddenAreas } from './hidden-areas.repository.ts';

/** Hides these areas of the template and no other. Open sessions learn of it with their next access token. */
export async function hideAreas(
  db: Db,
  { id: usuarioId }: Viewer,
  areas: readonly areasDePlantilla.Area[],
): Promise<{ areasOcultas: areasDePlantilla.Area[] }> {
  const areasOcultas = areasDePlantilla.AREAS.filter((area) => areas.includes(area));
  await db.transaction().execute(async (trx) => {
    const antes = { areasOcultas: await lockHiddenAreas(trx) };
    await updateHiddenAreas(trx, areasOcultas);
    await auditChange(trx, {
      ...({ usuarioId, entidad: 'usuario', entidadId: usuarioId } as const),
      accion: 'cambiar-areas-de-plantilla',
      antes,
      cambios: { areasOcultas },
    });
  });
  return { areasOcultas };
}
