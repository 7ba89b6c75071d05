import { operaciones } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { route, wroteAs } from '../../platform/route.ts';
import { rowEvents } from '../../platform/row-events.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { csvFile } from '../../platform/sheet/export-rows.ts';
import { deliverFile } from '../auditoria/exportacion.service.ts';
import { erroresCsv, resultadoCsv } from './descargas.ts';
import type { OperacionDeps } from './ejecutor.service.ts';
import { listFilas } from './filas.repository.ts';
import { asignacionesDeFicheroRoutes } from './importacion/asignaciones.routes.ts';
import { findOperacion, listOperaciones } from './operaciones.repository.ts';
import {
  readOperacion,
  respuestaDe,
  resumeOperacion,
  stopOperacion,
  undoOperacion,
} from './operaciones.service.ts';

/** The calls on operations: their progress, the result of each row, stopping and undoing. */
export function operacionesRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  const { db } = deps;
  const cierre = new AbortController();
  app.addHook('preClose', async () => cierre.abort());

  route(app, operaciones.list, async ({ viewer, query }) => {
    const { rows, ...cuentas } = await listOperaciones(db, viewer, query);
    return { rows: rows.map(respuestaDe), ...cuentas, countExact: true };
  });
  route(app, operaciones.get, ({ viewer, params }) => readOperacion(db, viewer, params.id));
  route(app, operaciones.events, async ({ viewer, params, request, reply }) => {
    const operacion = await findOperacion(db, viewer, params.id);
    if (!operacion) throw notFound();
    const vista = Number(request.headers['last-event-id'] ?? 0) || 0;
    // There are no more events, so the listener need not connect again.
    if (operacion.terminadaEn !== null && vista >= operacion.revision) return undefined;
    const read = async () => {
      const fila = await findOperacion(db, viewer, params.id);
      return fila && { revision: fila.revision, row: respuestaDe(fila), ended: fila.terminadaEn !== null };
    };
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(
        rowEvents({
          name: 'operacion',
          read,
          from: vista,
          signal: cierre.signal,
          beforeTelling: () => wroteAs(app, viewer),
        }),
      );
  });
  route(app, operaciones.cancel, ({ viewer, params }) => stopOperacion(db, viewer, params.id));
  route(app, operaciones.resume, ({ viewer, params }) => {
    soloQuienVende(viewer);
    return resumeOperacion(deps, viewer, params.id);
  });
  route(app, operaciones.undo, ({ viewer, params }) => {
    soloQuienVende(viewer);
    return undoOperacion(deps, viewer, params.id);
  });
  filasRoutes(app, db);
  asignacionesDeFicheroRoutes(app, db);
}

function filasRoutes(app: FastifyInstance, db: Db): void {
  route(app, operaciones.rows, async ({ viewer, params, query }) => {
    const { total } = await readOperacion(db, viewer, params.id);
    return { ...(await listFilas(db, params.id, query)), total, countExact: true };
  });
  route(app, operaciones.result, async (call) => {
    const { id, tipo } = await readOperacion(db, call.viewer, call.params.id);
    const csv = csvFile('resultado', resultadoCsv(db, id));
    return deliverFile({ db, peticion: call, salida: salidaDe(id, tipo, 'resultado'), exportFile: csv });
  });
  route(app, operaciones.errors, async (call) => {
    const operacion = await findOperacion(db, call.viewer, call.params.id);
    if (!operacion || !Array.isArray(operacion.detalle.titulos)) throw notFound();
    const { id, tipo } = operacion;
    const csv = csvFile('errores', erroresCsv(db, id, operacion.detalle.titulos.map(String)));
    return deliverFile({ db, peticion: call, salida: salidaDe(id, tipo, 'rechazos'), exportFile: csv });
  });
}

/** The kind of thing that the rows of each operation are. */
const COSAS = {
  asignacion: 'cliente',
  traspaso: 'comercial',
  'importacion-clientes': 'cliente',
  'importacion-contratos': 'contrato',
  'importacion-puntos': 'punto-suministro',
  contratos: 'contrato',
  clientes: 'cliente',
  propuestas: 'propuesta',
  'propuestas-de-renovacion': 'contrato',
  cuentas: 'usuario',
  productos: 'producto',
  tareas: 'tarea',
  puntos: 'punto-suministro',
  comerciales: 'comercial',
  etiquetas: 'cliente',
  campos: 'cliente',
} as const satisfies Record<operaciones.Tipo, string>;

function salidaDe(operacion: string, tipo: operaciones.Tipo, lista: 'resultado' | 'rechazos') {
  return { entidad: COSAS[tipo], despues: { formato: 'csv', lista, operacion } };
}
