import { reclamaciones } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { csvFile } from '../../platform/sheet/export-rows.ts';
import { toCsv } from '../../platform/sheet/to-csv.ts';
import { deliverFile } from '../auditoria/exportacion.service.ts';
import { COLUMNAS_DE_RECLAMACION } from './claim-csv.ts';
import { findClaimedLineas } from './lineas.repository.ts';
import { listReclamaciones } from './reclamaciones.repository.ts';
import {
  changeReclamacion,
  createReclamacion,
  getReclamacion,
  removeReclamacion,
} from './reclamaciones.service.ts';

export function reclamacionesRoutes(app: FastifyInstance, db: Db): void {
  route(app, reclamaciones.list, async () => ({ rows: await listReclamaciones(db) }));
  route(app, reclamaciones.create, ({ viewer, body }) => createReclamacion(db, viewer, body));
  route(app, reclamaciones.get, ({ params }) => getReclamacion(db, params.id));
  route(app, reclamaciones.update, ({ viewer, params, body }) =>
    changeReclamacion({ db, viewer, id: params.id, body }),
  );
  route(app, reclamaciones.remove, ({ viewer, params }) => removeReclamacion(db, viewer, params.id));
  route(app, reclamaciones.csv, async (call) => {
    const { id, codigo } = await getReclamacion(db, call.params.id);
    const salida = { entidad: 'reclamacion', entidadId: id, despues: { formato: 'csv' } } as const;
    const csv = csvFile(codigo, toCsv(COLUMNAS_DE_RECLAMACION, [await findClaimedLineas(db, id)]));
    return deliverFile({ db, peticion: call, salida, exportFile: csv });
  });
}
