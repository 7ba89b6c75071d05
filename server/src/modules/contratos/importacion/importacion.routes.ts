import { contratosImportacion } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import type { OperacionDeps } from '../../operaciones/ejecutor.service.ts';
import { importContratos, plantillaDeContratos } from './importacion.service.ts';

export function importacionRoutes(app: FastifyInstance, deps: OperacionDeps): void {
  route(app, contratosImportacion.importFile, ({ query, body, files, viewer }) =>
    importContratos({ deps, viewer, files, pedido: { ...query, ...body } }),
  );
  route(app, contratosImportacion.template, async ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contratos.csv"')
      .send(await plantillaDeContratos(deps.db)),
  );
}
