import type { BodyOf, planesDeComision } from '@vatio/contract/endpoints';
import { checkReparto } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { invalidData, notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { isUuid } from '../../platform/uuid.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import {
  insertPlan,
  listPlanes,
  lockPlan,
  lockPlanes,
  lockRemovedPlan,
  nombreTomado,
  planDe,
  setPlan,
  soloPorDefecto,
  updatePlan,
} from './planes.repository.ts';

async function getPlan(db: Db, id: string): Promise<planesDeComision.Plan> {
  const [plan] = isUuid(id) ? await listPlanes(db, id) : [];
  if (!plan) throw notFound();
  return plan;
}

export async function createPlan(
  db: Db,
  viewer: Viewer,
  { porDefecto, ...plan }: BodyOf<typeof planesDeComision.create>,
): Promise<planesDeComision.Plan> {
  orProblem(checkReparto(plan.reparto));
  const id = await db.transaction().execute(async (trx) => {
    await lockPlanes(trx);
    if (await nombreTomado(trx, plan.nombre)) throw nombreRepetido();
    const nuevo = await insertPlan(trx, plan);
    if (porDefecto) await soloPorDefecto(trx, nuevo);
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'comision',
      entidadId: nuevo,
      accion: 'crear-plan',
      despues: plan,
    });
    return nuevo;
  });
  return getPlan(db, id);
}

export async function correctPlan({
  db,
  viewer,
  id,
  body: { version, porDefecto, ...cambios },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof planesDeComision.update>;
}): Promise<planesDeComision.Plan> {
  if (cambios.reparto) orProblem(checkReparto(cambios.reparto));
  const escrito = await db.transaction().execute(async (trx) => {
    await lockPlanes(trx);
    const antes = await lockPlan(trx, id);
    if (!antes) throw notFound();
    if (antes.version !== version) return false;
    if (cambios.nombre && (await nombreTomado(trx, cambios.nombre, id))) throw nombreRepetido();
    await updatePlan(trx, id, cambios);
    if (porDefecto) await soloPorDefecto(trx, id);
    const entrada = { usuarioId: viewer.id, entidad: 'comision' as const, entidadId: id };
    await auditChange(trx, {
      ...entrada,
      antes,
      cambios: { ...cambios, porDefecto },
      accion: 'cambiar-plan',
    });
    return true;
  });
  const ahora = await getPlan(db, id);
  if (!escrito) throw versionAntigua(ahora.version, ahora, cambios);
  return ahora;
}

export async function removePlan(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPlanes(trx);
    if (!(await lockPlan(trx, id))) throw notFound();
    const { porDefecto, comerciales } = await getPlan(trx, id);
    if (porDefecto) throw enUso('Es el plan de quienes no tienen uno propio: pon antes otro en su lugar');
    if (comerciales.length > 0)
      throw enUso(`Lo tienen ${comerciales.map(({ nombre }) => nombre).join(', ')}`);
    await updatePlan(trx, id, { borradoEn: new Date() });
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'comision',
      entidadId: id,
      accion: 'borrar-plan',
    });
  });
}

export async function restorePlan(db: Db, viewer: Viewer, id: string): Promise<planesDeComision.Plan> {
  await db.transaction().execute(async (trx) => {
    await lockPlanes(trx);
    const plan = await lockRemovedPlan(trx, id);
    if (!plan) throw notFound();
    if (await nombreTomado(trx, plan.nombre)) throw nombreRepetido();
    await updatePlan(trx, id, { borradoEn: null });
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'comision',
      entidadId: id,
      accion: 'restaurar-plan',
    });
  });
  return getPlan(db, id);
}

/** The plan applies from the next activation on: frozen commissions stay. */
export async function assignPlan({
  db,
  viewer,
  comercialId,
  planId,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly comercialId: string;
  readonly planId: string | null;
}): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPlanes(trx);
    const antes = await planDe(trx, comercialId);
    if (!antes) throw notFound();
    if (planId !== null && !(await lockPlan(trx, planId)))
      throw invalidData({ planId: 'No existe ese plan' });
    await setPlan(trx, comercialId, planId);
    const entrada = { usuarioId: viewer.id, entidad: 'comercial' as const, entidadId: comercialId };
    await auditChange(trx, {
      ...entrada,
      antes,
      cambios: { planComisionId: planId },
      accion: 'asignar-plan',
    });
  });
}

function nombreRepetido() {
  const texto = 'Ya hay un plan con ese nombre';
  return problem({ code: 'plan-repetido', status: 409, title: texto, extra: { errors: { nombre: texto } } });
}

function enUso(detail: string) {
  return problem({ code: 'plan-en-uso', status: 409, title: 'El plan está en uso', extra: { detail } });
}
