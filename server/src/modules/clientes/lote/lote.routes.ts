import { clientesLote } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import type { OperacionDeps } from '../../operaciones/ejecutor.service.ts';
import { rehearseBatch, runBatch } from '../../operaciones/lote.service.ts';
import { importClientes, plantillaDeClientes } from '../importacion/importacion.service.ts';
import { assignClientes, previewAsignacion } from './asignacion.service.ts';
import { loteDeClientes } from './cambio.service.ts';

/** The calls on many clients at once: assignment, actions and imports. */
export function clientesLoteRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  const { db } = deps;
  route(app, clientesLote.previewAsignacion, ({ viewer, body }) => previewAsignacion(db, viewer, body));
  route(app, clientesLote.assign, ({ viewer, body }) => assignClientes(deps, viewer, body));
  route(app, clientesLote.preview, ({ viewer, body }) => rehearseBatch(db, loteDeClientes(viewer, body)));
  route(app, clientesLote.apply, ({ viewer, body: { esperados, ...body } }) =>
    runBatch({ deps, viewer, lote: loteDeClientes(viewer, body), esperados }),
  );
  route(app, clientesLote.importFile, ({ viewer, files, query, body }) =>
    importClientes({ deps, viewer, files, query, body }),
  );
  route(app, clientesLote.template, async ({ viewer, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="clientes.csv"')
      .send(await plantillaDeClientes(db, viewer)),
  );
}
