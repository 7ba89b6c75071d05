import type { comisiones, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import { comercialPropio, lineaDe, reglasDelDominio, repartoDelPlan } from './calculo.repository.ts';

/** What a browser needs to work out a sale's part for the viewer while its fees move. */
export async function reglasEnVigor(
  db: Db,
  viewer: Viewer,
  comercial: string | undefined,
): Promise<ResponseOf<typeof comisiones.inForce>> {
  soloQuienVende(viewer);
  const propio = viewer.role === 'comercial' ? await comercialPropio(db, viewer.id) : null;
  const vendedor = comercial !== undefined && isUuid(comercial) ? comercial : propio;
  const hoy = today();
  const [reglas, linea, plan] = await Promise.all([
    reglasDelDominio(db),
    vendedor === null ? [] : lineaDe(db, vendedor),
    repartoDelPlan(db, vendedor),
  ]);
  const nivel = linea.findIndex(({ id }) => id === propio) + 1;
  return {
    reglas: reglas
      .filter(({ desde, hasta }) => desde <= hoy && (hasta === null || hasta >= hoy))
      .map(({ reparto, ...regla }) => ({ ...regla, reparto: reparto?.slice(0, nivel) ?? null })),
    repartoDelPlan: plan.slice(0, nivel),
    nivel: viewer.role === 'admin' ? null : nivel,
  };
}
