import { reglasDeTareas, tareas, tareasLote } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { findRegla } from './fin-de-contrato.repository.ts';
import { listAgenda, TAREAS } from './listado.repository.ts';
import { loteDeTareas } from './lote.service.ts';
import { changeRegla } from './regla.service.ts';
import {
  changeTarea,
  completeTarea,
  createTarea,
  readTarea,
  reopenTarea,
  setTareaRemoved,
} from './tareas.service.ts';

export function tareasRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  const { db } = deps;
  serveList(app, tareas, { served: TAREAS, titulo: 'tareas', entidad: 'tarea' });
  route(app, tareas.agenda, ({ viewer, query }) => listAgenda(db, viewer, query));
  route(app, tareas.get, ({ viewer, params }) => readTarea(db, viewer, params.id));
  route(app, tareas.create, ({ viewer, body }) => createTarea(db, viewer, body));
  route(app, tareas.update, ({ viewer, params, body }) => changeTarea({ db, viewer, id: params.id, body }));
  route(app, tareas.complete, ({ viewer, params }) => completeTarea(db, viewer, params.id));
  route(app, tareas.reopen, ({ viewer, params }) => reopenTarea(db, viewer, params.id));
  route(app, tareas.remove, async ({ viewer, params }) => {
    await setTareaRemoved({ db, viewer, id: params.id, removed: true });
  });
  route(app, tareas.restore, ({ viewer, params }) =>
    setTareaRemoved({ db, viewer, id: params.id, removed: false }),
  );
  route(app, tareasLote.preview, ({ viewer, body }) => rehearseBatch(db, loteDeTareas(viewer, body)));
  route(app, tareasLote.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDeTareas(viewer, body), esperados }),
  );
  route(app, reglasDeTareas.get, () => findRegla(db));
  route(app, reglasDeTareas.update, ({ viewer, body }) => changeRegla(db, viewer, body));
}
