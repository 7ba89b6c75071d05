import { clientesLote } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import type { Taller } from '../../operaciones/ejecutor.service.ts';
import { actuarEnLote, ensayarLote } from '../../operaciones/lote.service.ts';
import { importarClientes, plantillaDeClientes } from '../importacion/importacion.service.ts';
import { asignar, previsualizarAsignacion } from './asignacion.service.ts';
import { loteDeClientes } from './cambio.service.ts';

/** Many clients at once: assignment, what is done to one of them, and imports. */
export function clientesLoteRoutes(app: FastifyInstance, taller: Taller): void {
  const { db } = taller;
  route(app, clientesLote.previsualizarAsignacion, ({ viewer, body }) =>
    previsualizarAsignacion(db, viewer, body),
  );
  route(app, clientesLote.asignar, ({ viewer, body }) => asignar(taller, viewer, body));
  route(app, clientesLote.ensayar, ({ viewer, body }) => ensayarLote(db, loteDeClientes(viewer, body)));
  route(app, clientesLote.aplicar, ({ viewer, body: { esperados, ...body } }) =>
    actuarEnLote(taller, viewer, loteDeClientes(viewer, body), esperados),
  );
  route(app, clientesLote.importar, ({ viewer, files, query, body }) =>
    importarClientes(taller, viewer, files, query, body),
  );
  route(app, clientesLote.plantilla, ({ viewer, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="clientes.csv"')
      .send(plantillaDeClientes(viewer)),
  );
}
