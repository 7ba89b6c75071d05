import { comisiones, planesDeComision } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { today } from '../../platform/today.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import { reglasEnVigor } from './en-vigor.service.ts';
import { planDeComercial } from './plan-de-comercial.service.ts';
import { listPlanes } from './planes.repository.ts';
import { assignPlan, correctPlan, createPlan, removePlan, restorePlan } from './planes.service.ts';
import { REGLAS } from './reglas.repository.ts';
import { addRegla, correctRegla, getRegla, setRemovedState } from './reglas.service.ts';
import { respuestaRegla } from './respuestas.ts';
import { simulateComision } from './simulador.service.ts';

export function comisionesRoutes(app: FastifyInstance, db: Db): void {
  serveList(
    app,
    { list: comisiones.reglas, exportRows: comisiones.exportReglas },
    {
      served: REGLAS,
      titulo: 'reglasDeComision',
      nombre: 'reglas-de-comision',
      entidad: 'comision',
      answer: (rows) => rows.map((fila) => respuestaRegla(fila, today())),
    },
  );
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
