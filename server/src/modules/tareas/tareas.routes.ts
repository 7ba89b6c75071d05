import { reglasDeTareas, tareas, tareasLote } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import type { OperacionDeps } from '../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../operaciones/lote.service.ts';
import { COLUMNAS } from './columnas.ts';
import { findRegla } from './fin-de-contrato.repository.ts';
import { consultaTareas, groupTareas, listAgenda, listTareas } from './listado.repository.ts';
import { loteDeTareas } from './lote.service.ts';
import { changeRegla } from './regla.service.ts';
import { respuestaTarea } from './respuestas.ts';
import {
  changeTarea,
  completeTarea,
  createTarea,
  readTarea,
  reopenTarea,
  setTareaRemoved,
} from './tareas.service.ts';

const HOJA = { nombre: 'tareas', titulo: 'Tareas', columnas: COLUMNAS };

export function tareasRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  const { db } = deps;
  route(app, tareas.groups, ({ viewer, query }) => groupTareas(db, viewer, query));
  route(app, tareas.list, async ({ viewer, query }) => {
    const { rows, count, total } = await listTareas(db, viewer, query);
    return { rows: rows.map(respuestaTarea), count, total, countExact: true };
  });
  route(app, tareas.agenda, async ({ viewer, query }) => {
    const { rows, more } = await listAgenda(db, viewer, query);
    return { rows: rows.map(respuestaTarea), more };
  });
  route(app, tareas.exportRows, async (call) => {
    const { formato: _, sort, ...filtros } = call.query;
    const consulta = consultaTareas(call.viewer, filtros, sort);
    return deliverList({ db, call, entidad: 'tarea', sheet: HOJA, consulta });
  });
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
