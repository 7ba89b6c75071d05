import { asignacionesDeFichero } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { route } from '../../../platform/route.ts';
import { changeAsignacion, readAsignaciones, removeAsignacion } from './asignaciones.service.ts';

/** The calls on what was said of files. An import keeps it; here it is looked at, named and forgotten. */
export function asignacionesDeFicheroRoutes(app: FastifyInstance, db: Db): void {
  route(app, asignacionesDeFichero.list, async ({ viewer }) => ({
    rows: await readAsignaciones(db, viewer),
  }));
  route(app, asignacionesDeFichero.update, ({ viewer, params, body }) =>
    changeAsignacion({ db, viewer, id: params.id, body }),
  );
  route(app, asignacionesDeFichero.remove, ({ viewer, params }) => removeAsignacion(db, viewer, params.id));
}
