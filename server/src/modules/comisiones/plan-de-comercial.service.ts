import type { planesDeComision, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import { comercialesVisibles, comercialPropio } from './calculo.repository.ts';
import { findPlanDe } from './planes.repository.ts';
import { reglasDesde } from './reglas.repository.ts';
import { respuestaRegla } from './respuestas.ts';

type Respuesta = ResponseOf<typeof planesDeComision.ofComercial>;

/**
 * How a representative earns. It leaves out what those above take of their sales, a rule's notes and the number
 * of contracts that it has frozen, which are internal.
 */
export async function planDeComercial(
  db: Db,
  viewer: Viewer,
  comercialId: string | undefined,
): Promise<Respuesta> {
  const id = comercialId ?? (await comercialPropio(db, viewer.id));
  const visibles = await comercialesVisibles(db, viewer);
  if (id === null || !isUuid(id) || (visibles !== null && !visibles.includes(id))) throw notFound();
  const plan = await findPlanDe(db, id);
  if (!plan) throw notFound();
  const hoy = today();
  const propioPct = plan.reparto[0] ?? 0;
  const reglas = (await reglasDesde(db, hoy)).map((fila): Respuesta['reglas'][number] => {
    const { reparto, notas, contratos, version, borrada, productoId, estado, ...regla } = respuestaRegla(
      fila,
      hoy,
    );
    const vigente = estado === 'programada' ? 'programada' : 'vigente';
    return { ...regla, estado: vigente, propioPct: reparto?.[0] ?? (reparto === null ? propioPct : 0) };
  });
  return {
    comercial: { id: plan.id, nombre: plan.comercial },
    plan: { nombre: plan.nombre, propioPct, propio: plan.propio },
    reglas,
  };
}
