import { extractos } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import { plantillaDe } from '../operaciones/importacion/importacion.service.ts';
import { COLUMNAS } from './columnas.ts';
import { HOJA_DE_EXTRACTOS, HOJA_DE_LINEAS } from './exportacion.ts';
import { consultaDeExtractos, groupExtractos, listExtractos, sumExtractos } from './extractos.repository.ts';
import { changeExtractoBin, getExtracto, readDebt } from './extractos.service.ts';
import { importExtracto } from './importacion.service.ts';
import { consultaDeLineas, groupLineas, listLineas, sumLineas } from './lineas.repository.ts';
import { reclamacionesRoutes } from './reclamaciones.routes.ts';
import { respuestaExtracto, respuestaLinea } from './respuestas.ts';

export function extractosRoutes(app: FastifyInstance, db: Db): void {
  listRoutes(app, db);
  lineRoutes(app, db);
  reclamacionesRoutes(app, db);
  route(app, extractos.deuda, () => readDebt(db));
  route(app, extractos.importFile, ({ viewer, files, query, body }) =>
    importExtracto({ db, viewer, files, query, body }),
  );
  route(app, extractos.template, ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="extracto.csv"')
      .send(plantillaDe({ columnas: COLUMNAS })),
  );
  route(app, extractos.get, ({ params }) => getExtracto(db, params.id));
  route(app, extractos.remove, ({ viewer, params }) =>
    changeExtractoBin({ db, viewer, id: params.id, removed: true }),
  );
  route(app, extractos.restore, async ({ viewer, params }) => {
    await changeExtractoBin({ db, viewer, id: params.id, removed: false });
    return getExtracto(db, params.id);
  });
}

function listRoutes(app: FastifyInstance, db: Db): void {
  route(app, extractos.list, async ({ query, viewer }) => {
    const { rows, count, total } = await listExtractos(db, viewer, query);
    return { rows: rows.map(respuestaExtracto), count, total, countExact: true };
  });
  route(app, extractos.totals, ({ query, viewer }) => sumExtractos(db, viewer, query));
  route(app, extractos.groups, ({ query, viewer }) => groupExtractos(db, viewer, query));
  route(app, extractos.exportRows, async (call) => {
    const { formato: _, ...requested } = call.query;
    const consulta = consultaDeExtractos(call.viewer, requested);
    return deliverList({ db, call, entidad: 'extracto', sheet: HOJA_DE_EXTRACTOS, consulta });
  });
}

function lineRoutes(app: FastifyInstance, db: Db): void {
  route(app, extractos.lineas, async ({ query, viewer }) => {
    const { rows, count, total } = await listLineas(db, viewer, query);
    return { rows: rows.map(respuestaLinea), count, total, countExact: true };
  });
  route(app, extractos.totalsOfLineas, ({ query, viewer }) => sumLineas(db, viewer, query));
  route(app, extractos.groupsOfLineas, ({ query, viewer }) => groupLineas(db, viewer, query));
  route(app, extractos.exportLineas, async (call) => {
    const { formato: _, ...requested } = call.query;
    const consulta = consultaDeLineas(call.viewer, requested);
    return deliverList({ db, call, entidad: 'extracto', sheet: HOJA_DE_LINEAS, consulta });
  });
}
