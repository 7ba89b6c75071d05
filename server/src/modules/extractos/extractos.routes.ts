import { extractos } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { serveList } from '../auditoria/serve-list.service.ts';
import { plantillaDe } from '../operaciones/importacion/importacion.service.ts';
import { COLUMNAS } from './columnas.ts';
import { EXTRACTOS } from './extractos.repository.ts';
import { changeExtractoBin, getExtracto, readDebt } from './extractos.service.ts';
import { importExtracto } from './importacion.service.ts';
import { LINEAS } from './lineas.repository.ts';
import { reclamacionesRoutes } from './reclamaciones.routes.ts';

export function extractosRoutes(app: FastifyInstance, db: Db): void {
  serveList(app, extractos, { served: EXTRACTOS, titulo: 'extractos', entidad: 'extracto' });
  serveList(
    app,
    {
      list: extractos.lineas,
      totals: extractos.totalsOfLineas,
      groups: extractos.groupsOfLineas,
      exportRows: extractos.exportLineas,
    },
    {
      served: LINEAS,
      titulo: 'lineasDeExtracto',
      entidad: 'extracto',
      enPapel: [
        'extracto',
        'cups',
        'contrato',
        'cliente',
        'estado',
        'esperadoEur',
        'importeEur',
        'pendienteEur',
      ],
    },
  );
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
