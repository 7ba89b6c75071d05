import { comisiones, planesDeComision } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { today } from '../../platform/today.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import { reglasEnVigor } from './en-vigor.service.ts';
import { hojaDeReglas } from './exportacion.ts';
import { planDeComercial } from './plan-de-comercial.service.ts';
import { listPlanes } from './planes.repository.ts';
import { assignPlan, correctPlan, createPlan, removePlan, restorePlan } from './planes.service.ts';
import { consultaDeReglas, listReglas } from './reglas.repository.ts';
import { addRegla, correctRegla, getRegla, setRemovedState } from './reglas.service.ts';
import { respuestaRegla } from './respuestas.ts';
import { simulateComision } from './simulador.service.ts';

export function comisionesRoutes(app: FastifyInstance, db: Db): void {
  route(app, comisiones.reglas, async ({ viewer, query }) => {
    const hoy = today();
    const { rows, count, total } = await listReglas({ db, viewer, query, hoy });
    return { rows: rows.map((fila) => respuestaRegla(fila, hoy)), count, total, countExact: true };
  });
  route(app, comisiones.exportReglas, async (call) => {
    const { formato: _, ...pedida } = call.query;
    const hoy = today();
    const consulta = consultaDeReglas(call.viewer, pedida, hoy);
    return deliverList({ db, call, entidad: 'comision', sheet: hojaDeReglas(hoy), consulta });
  });
  route(app, comisiones.getRegla, ({ params }) => getRegla(db, params.id));
  route(app, comisiones.createRegla, ({ body, viewer }) => addRegla(db, viewer, body));
  route(app, comisiones.updateRegla, ({ params, body, viewer }) =>
    correctRegla({ db, viewer, id: params.id, body }),
  );
  route(app, comisiones.removeRegla, ({ params, viewer }) =>
    setRemovedState({ db, viewer, id: params.id, borrada: true }),
  );
  route(app, comisiones.restoreRegla, async ({ params, viewer }) => {
    await setRemovedState({ db, viewer, id: params.id, borrada: false });
    return getRegla(db, params.id);
  });
  route(app, planesDeComision.ofComercial, ({ query, viewer }) =>
    planDeComercial(db, viewer, query.comercial),
  );
  route(app, planesDeComision.list, async () => ({ rows: await listPlanes(db) }));
  route(app, planesDeComision.create, ({ body, viewer }) => createPlan(db, viewer, body));
  route(app, planesDeComision.update, ({ params, body, viewer }) =>
    correctPlan({ db, viewer, id: params.id, body }),
  );
  route(app, planesDeComision.remove, ({ params, viewer }) => removePlan(db, viewer, params.id));
  route(app, planesDeComision.restore, ({ params, viewer }) => restorePlan(db, viewer, params.id));
  route(app, planesDeComision.assign, ({ params, body, viewer }) =>
    assignPlan({ db, viewer, comercialId: params.id, planId: body.planId }),
  );
  route(app, comisiones.inForce, ({ query, viewer }) => reglasEnVigor(db, viewer, query.comercial));
  route(app, comisiones.simulate, ({ body, viewer }) => simulateComision(db, viewer, body));
}
