import { contratosImportacion } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { route } from '../../../platform/route.ts';
import { plantillaCsv } from './columnas.ts';
import { listImportaciones } from './importacion.repository.ts';
import { importarContratos, revertirImportacion } from './importacion.service.ts';

export function importacionRoutes(app: FastifyInstance, db: Db): void {
  route(app, contratosImportacion.importar, ({ query, body, files, viewer }) =>
    importarContratos(db, viewer, files, { columnas: body.columnas, publicar: query.ensayo === 'no' }),
  );
  route(app, contratosImportacion.plantilla, ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contratos.csv"')
      .send(plantillaCsv()),
  );
  route(app, contratosImportacion.importaciones, async () => ({ rows: await listImportaciones(db) }));
  route(app, contratosImportacion.revertir, ({ params, viewer }) =>
    revertirImportacion(db, viewer, params.id),
  );
}
