import { clientesAdmin } from '@vatio/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { disposition } from '../../../platform/download.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { route } from '../../../platform/route.ts';
import { bloquear, bloquearDatos, desbloquearDatos } from './bloqueo.service.ts';
import { exportarDatos } from './datos-personales.service.ts';
import { fusionar, previsualizarFusion } from './fusion.service.ts';
import { suprimir } from './supresion.service.ts';

type Deps = { readonly db: Db; readonly files: FileStore };

/** What only administrators do with a client: block it, merge it, and what data protection asks for. */
export function clientesAdminRoutes(app: FastifyInstance, { db, files }: Deps): void {
  route(app, clientesAdmin.bloquear, ({ viewer, params, body }) =>
    bloquear(db, viewer, params.id, body.motivo),
  );
  route(app, clientesAdmin.desbloquear, ({ viewer, params }) => bloquear(db, viewer, params.id, null));
  route(app, clientesAdmin.previsualizarFusion, ({ viewer, params }) =>
    previsualizarFusion(db, viewer, params),
  );
  route(app, clientesAdmin.fusionar, ({ viewer, params, body }) => fusionar(db, viewer, params, body));
  route(app, clientesAdmin.bloquearDatos, ({ viewer, params, body }) =>
    bloquearDatos(db, viewer, params.id, body),
  );
  route(app, clientesAdmin.desbloquearDatos, ({ viewer, params }) => desbloquearDatos(db, viewer, params.id));
  route(app, clientesAdmin.suprimir, async ({ viewer, params }) => {
    await suprimir({ db, files }, viewer, params.id);
    return { suprimido: true as const };
  });
  route(app, clientesAdmin.datosPersonales, async ({ viewer, params, reply }) => {
    const { nombre, zip } = await exportarDatos({ db, files }, viewer, params.id);
    return reply
      .type('application/zip')
      .header('content-disposition', disposition('attachment', `Datos personales de ${nombre}.zip`))
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
}
